// @ts-check
import { channel } from 'node:diagnostics_channel'

/** @typedef {import('node:http').Server} Server */
/** @typedef {{ server: Server, request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} Exchange */

const requests = channel('http.server.request.start')
const started = channel('school-website.started')

/** @type {Map<Server, Function[]>} */
const listeners = new Map()
/** @type {Exchange[]} */
const waiting = []

/**
 * To be loaded before Next, which takes requests while it is still starting and would answer those past all that
 * `lib/start.ts` puts in front of it: they wait until it has told that everything is in its place.
 * @param {unknown} message
 */
function hold(message) {
  const exchange = /** @type {Exchange} */ (message)
  const { server } = exchange
  waiting.push(exchange)
  if (listeners.has(server)) return
  listeners.set(server, server.listeners('request'))
  // Node is about to emit the event of this request.
  server.removeAllListeners('request')
}

function letIn() {
  requests.unsubscribe(hold)
  started.unsubscribe(letIn)
  for (const [server, own] of listeners) {
    for (const listener of own) server.on('request', /** @type {() => void} */ (listener))
  }
  for (const exchange of waiting.splice(0)) {
    requests.publish(exchange)
    exchange.server.emit('request', exchange.request, exchange.response)
  }
}

requests.subscribe(hold)
started.subscribe(letIn)
