/** Cards of notices. */
export const notices = {
  name: 'Notices',
  category: 'Notice',
  placeholder: 'Stay Tuned For More Updates',
  placeholders: 2,
  dateMissing: 'DD MM, YYYY',
} as const
