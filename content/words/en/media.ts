/** Carousels, and galleries with their viewer. */
export const media = {
  /** What the parts of a carousel are, for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  /** What a slide shows, for the names of the buttons. */
  nouns: { picture: 'picture', message: 'message' },
  all: (noun: string) => `the ${noun}s`,
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  play: (subject: string) => `Play ${subject}`,
  pause: (subject: string) => `Pause ${subject}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
} as const

/** The viewer of a gallery (R-GALLERY-6). */
export const viewer = {
  picture: (place: number) => `Picture ${place}`,
  download: 'Download picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'This picture cannot be loaded.',
} as const
