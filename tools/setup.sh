#!/bin/sh
# Makes .venv from uv.lock. Says what to install where the machine lacks something. Called by `make setup`.
set -eu
cd "$(dirname "$0")/.."

fail() {
    printf '\nKosmodrom cannot be set up: %s\n' "$1" >&2
    printf '  Debian, Ubuntu:  apt install %s\n  Fedora:          dnf install %s\n  macOS:           %s\n' "$2" "$3" "$4" >&2
    exit 1
}

# The first Python that is new enough; PYTHON=... asks for a certain one.
find_python() {
    for name in ${PYTHON:-python3 python3.11 python3.12 python3.13 python3.14}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
}

python=$(find_python)
[ -n "$python" ] ||
    fail 'Python 3.11 or newer is missing.' 'python3 python3-venv python3-dev' 'python3 python3-devel' 'brew install python'
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    fail 'Python has no venv module.' 'python3-venv' 'python3' 'brew install python'

# An environment whose Python has gone, or that is no longer the wanted one, is made anew.
wanted=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
.venv/bin/python -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$wanted')" 2>/dev/null ||
    "$python" -m venv --clear .venv

# The locked version of uv, from whatever index this machine's pip is configured for.
uv_version=$(awk '/^name = "uv"$/ { getline; gsub(/"/, "", $3); print $3 }' uv.lock)
[ "$(.venv/bin/uv --version 2>/dev/null | cut -d' ' -f2)" = "$uv_version" ] ||
    .venv/bin/python -m pip install --quiet --disable-pip-version-check "uv==$uv_version"

unset VIRTUAL_ENV
export UV_PROJECT_ENVIRONMENT=.venv UV_PYTHON_DOWNLOADS=never
# uv reads the addresses in the lock. Where only pip knows the way (a mirror, a proxy), pip installs the same
# versions and checks the same hashes.
.venv/bin/uv sync --quiet --frozen --no-install-project || {
    echo 'uv could not fetch the packages; trying pip with the same lock.' >&2
    .venv/bin/uv export --quiet --frozen --no-emit-project --output-file .venv/locked.txt
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/locked.txt
}

# The package itself, editable. The modules are compiled by `make build`, not here.
KOSMODROM_PURE=1 .venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .

cc=$(.venv/bin/python -c 'from kosmodrom.build import compiler; print(compiler() or "")')
[ -n "$cc" ] || echo 'There is no C compiler, so Kosmodrom runs interpreted, about ten times slower. Debian, Ubuntu: apt install gcc python3-dev' >&2
touch .venv/ready
