/** What a visitor reads without a network (R-OFFLINE). `{time}` is a date with the time of day. */
export const offline = {
  title: 'No connection',
  text: 'Your device has no network, or our website cannot be reached. The page that you asked for is not on this device.',
  pages: 'These pages open all the same:',
  tryAgain: 'Try again',
  ring: 'Ring the school:',
  page: 'No connection. This page is from {time}.',
  alert: 'The alert is from {time} and may have changed.',
  noAlert: 'On {time} there was no alert; there may be one by now.',
} as const
