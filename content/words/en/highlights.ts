/** The highlights of the home page (R-HOME-2). */
export const highlights = {
  placeholder: 'Stay Tuned For More Updates',
  placeholders: 3,
  untitled: 'View Highlight',
} as const
