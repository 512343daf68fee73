// Seals of the developments of cost 6. Four come with the drawing code; the others are drawn here in the same manner.
import { devScene, hash, mix, moonlet, rng, stars } from '../lib/art'

const GOLD = '#e8c874'
const INK = '#17202b'

const MORE: Record<string, (c: string) => string> = {
  helix: (c) => [-15, -9, -3, 3, 9, 15].map((y) => { const w = 11 * Math.cos(y / 6.5); return `<path d="M${-w} ${y}H${w}" stroke="#fff" stroke-width="1" opacity=".5"/>${moonlet(-w, y, 2.6, c, INK)}${moonlet(w, y, 2.6, mix(c, '#ffffff', 0.5), INK)}` }).join(''),
  scales: (c) => `<path d="M0-18V14M-8 17H8M-17-11H17" fill="none" stroke="${c}" stroke-width="1.800" stroke-linecap="round"/>${[-17, 17].map((x) => `<path d="M${x}-11l-7 13M${x}-11l7 13" stroke="${c}" stroke-width=".8"/><path d="M${x - 8} 2h16a8 6 0 0 1-16 0z" fill="${mix(c, INK, 0.35)}"/>`).join('')}${moonlet(0, -18, 3.600, mix(c, '#ffffff', 0.4), INK)}${moonlet(-17, -1, 3, '#5c9cf0', INK)}${moonlet(17, -1, 3, '#5c9cf0', INK)}`,
  eye: (c) => `<path d="M-22 0C-12-14 12-14 22 0C12 14-12 14-22 0z" fill="${mix(c, INK, 0.75)}" stroke="${c}" stroke-width="1.300"/>${moonlet(0, 0, 8, c, INK)}<circle r="2.600" fill="${INK}"/><path d="M0-15v-6M0 15v6M-13-12l-4-5M13-12l4-5M-13 12l-4 5M13 12l4 5" stroke="${c}" stroke-width="1.200"/>`,
  coins: (c) => [[-11, 8], [0, 3], [11, 8]].map(([x, n]) => Array.from({ length: n === 3 ? 6 : 4 }, (_, i) => `<ellipse cx="${x}" cy="${13 - i * 5}" rx="7" ry="3" fill="${i % 2 ? mix(c, INK, 0.35) : c}" stroke="${INK}" stroke-width=".6"/>`).join('')).join('') + `<path d="M-20 17H20" stroke="${c}" stroke-width="1.400"/>`,
  graph: (c) => `<path d="M-19 15H19M-19 15V-17" stroke="${c}" stroke-width="1" opacity=".7"/>${[[-14, 8], [-6, 14], [2, 11], [10, 24]].map(([x, h]) => `<path d="M${x} 14h6v-${h}h-6z" fill="${mix(c, INK, 0.4)}"/><path d="M${x + 3} 14h3v-${h}h-3z" fill="${mix(c, INK, 0.62)}"/>`).join('')}<path d="M-16 0-4-7 4-4 18-19" fill="none" stroke="${GOLD}" stroke-width="1.800"/><path d="M18-19l-7 1 5 5z" fill="${GOLD}"/>`,
  sun: (c) => Array.from({ length: 12 }, (_, i) => `<path d="M0-11L2.200-${i % 2 ? 17 : 22}L-2.200-${i % 2 ? 17 : 22}z" transform="rotate(${i * 30})" fill="${i % 2 ? mix(c, '#ffffff', 0.3) : GOLD}"/>`).join('') + moonlet(0, 0, 9, mix(c, '#ffffff', 0.5), INK),
  crown: (c) => `<path d="M-18 12V-8l9 9 9-15 9 15 9-9v20z" fill="${mix(c, INK, 0.4)}" stroke="${c}" stroke-width="1"/><path d="M0-14l9 15 9-9v20H0z" fill="${c}" opacity=".55"/><path d="M-18 16h36" stroke="${GOLD}" stroke-width="2.400"/>${moonlet(0, -17, 3, GOLD, INK)}${moonlet(-18, -11, 2.400, GOLD, INK)}${moonlet(18, -11, 2.400, GOLD, INK)}`,
  route: (c) => `<path d="M-17 12C-14-8-2 10 2-4S16-14 17-14" fill="none" stroke="${c}" stroke-width="1.400" stroke-dasharray="2.500 2.500"/>${moonlet(-17, 12, 6, '#b06c33', INK)}${moonlet(1, -1, 4.600, '#74d493', INK)}${moonlet(17, -13, 6, '#5c9cf0', INK)}<path d="M11 12l9-3-6 8z" fill="${mix(c, '#ffffff', 0.4)}"/>`,
}

/** The whole picture of a development of cost 6. */
export function sealScene(key: string, motif: string, tint = GOLD): string {
  const inner = MORE[motif]
  if (!inner) return devScene({ id: key, motif, tint, cost: 6 })
  const R = rng(hash(key))
  const marks = Array.from({ length: 12 }, (_, i) => `<path d="M0-33V-37" transform="rotate(${i * 30})" stroke="${GOLD}" stroke-width="${i % 3 ? 0.8 : 1.8}"/>`).join('')
  return `<radialGradient id="seal-${key}" cx=".5" cy=".25" r=".95"><stop offset="0" stop-color="${mix('#17212f', tint, 0.16)}"/><stop offset="1" stop-color="#0a0f17"/></radialGradient><rect width="100" height="140" fill="url(#seal-${key})"/>${stars(100, 120, 26, R)}`
    + `<g fill="none" stroke="${tint}" stroke-width=".4" opacity=".24"><circle cx="50" cy="52" r="43"/><circle cx="50" cy="52" r="55"/><path d="M50-10V114M-12 52H112"/></g>`
    + `<circle cx="42" cy="178" r="92" fill="${mix('#0d1520', tint, 0.16)}"/><path d="M-40 138A92 92 0 0 1 118 126" fill="none" stroke="${tint}" stroke-width="1" opacity=".5"/>`
    + `<g transform="translate(50 50)"><circle r="36" fill="none" stroke="${GOLD}" stroke-width=".5" opacity=".6"/><circle r="31" fill="#0b111a" fill-opacity=".75" stroke="${GOLD}" stroke-width="1.400"/>${marks}${inner(tint)}</g>`
    + '<rect width="100" height="140" fill="url(#k-fade)"/>'
}
