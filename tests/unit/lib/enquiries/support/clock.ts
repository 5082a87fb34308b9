/** Sets the clock and lets it stand there; timers and sockets go on. */
export const setClock = (milliseconds: number) =>
  jest.useFakeTimers({
    now: milliseconds,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
