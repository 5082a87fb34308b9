/** Sets the clock to a fixed time. Timers and sockets keep working. */
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
