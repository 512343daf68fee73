/**
 * Runs in every page before its own scripts, and listens: which answers were sent and how long it took from the click until
 * they were acknowledged and drawn, and what the content security policy had to stop.
 */
export function listen() {
  const times = []
  const stopped = []
  const sent = new Set()
  const sockets = []
  let clicked = 0 // when the event that led to an answer happened
  let started = 0 // that of the answers that are on their way
  let acknowledged = 0
  let looking = false
  const frames = new MessageChannel()

  addEventListener('securitypolicyviolation', (event) => stopped.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))
  for (const kind of ['click', 'keydown']) addEventListener(kind, (event) => (clicked = event.timeStamp), true)

  // The page says which state it has drawn.
  const settled = () => sent.size === 0 && Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0) >= acknowledged
  const hear = (said) => {
    if (said.t === 'ack' && sent.delete(said.key)) acknowledged = Math.max(acknowledged, said.seq)
    else if (said.t === 'refused') sent.delete(said.key)
    else if (said.t === 'state') globalThis.probe.state = said
    if (started && !looking) look()
  }
  /** The task after a frame runs when what was drawn for it is on the screen. */
  const look = () => {
    looking = true
    requestAnimationFrame(() => {
      const done = settled()
      frames.port1.onmessage = () => {
        looking = false
        if (done && started && settled()) {
          times.push(performance.now() - started)
          started = 0
        } else if (started) look()
      }
      frames.port2.postMessage(null)
    })
  }
  const Real = globalThis.WebSocket
  globalThis.WebSocket = class extends Real {
    constructor(...words) {
      super(...words)
      sockets.push(this)
      this.addEventListener('message', (event) => hear(JSON.parse(event.data)))
      this.addEventListener('close', () => { sent.clear(); started = 0 })
    }
    send(data) {
      const said = JSON.parse(data)
      if (said.t === 'choose') {
        sent.add(said.key)
        started ||= clicked
      }
      super.send(data)
    }
  }
  globalThis.probe = { times, stopped, busy: () => started !== 0, drop: () => { for (const socket of sockets) socket.close() } }
}
