### What the browser client says when it has no server to ask: these few messages are built into it.

boot-loading = One moment…
boot-lost = The server does not answer
boot-lost-help = Your games are safe: every answer that was confirmed is stored. This page goes on by itself as soon as the server is back.
boot-tries = { $tries ->
    [one] { $tries } attempt so far
   *[other] { $tries } attempts so far
}
boot-try-now = Try now
boot-broken = This page could not be loaded
boot-broken-help = Perhaps Kosmodrom was just renewed. Loading it again helps.
boot-reload = Load again
