/** The attributes of the element around a table of a record, which scrolls when the table is wider than the screen. */
export const tableFrame = {
  'data-table': '',
  role: 'group',
  'aria-label': 'Table',
  tabIndex: 0,
} as const
