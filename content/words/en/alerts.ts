/** Alerts (R-ALERT-1, R-ALERT-4). `{name}` is a placeholder. */
export const alerts = {
  /** The word on the flag of an alert, the most severe kind first. */
  kinds: { closed: 'Closed today', changed: 'Changed', notice: 'Notice' },
  /** Whom it concerns, as in a sentence. The names of the classes are in the glossary. */
  hostel: 'hostel',
  route: 'bus route {number}',
  everybody: 'everybody',
  /** Before the text of a test alert. */
  drill: 'Test',
  drillText: 'The school tries out its alerts. Nothing has happened.',
  until: 'Until {time}',
  /** The name of the region of the bar, for screen readers. */
  name: 'Alert',
  ring: 'Ring',
  more: 'More',
  /** Shows the whole of an alert that is for others. */
  unfold: 'Read it',
  dismiss: 'Dismiss',
} as const
