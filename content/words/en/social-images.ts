/** Texts of social images in addition to the titles of pages and records (R-PREVIEW-2). */
export const socialImages = {
  photos: (count: number) => (count === 0 ? '' : count === 1 ? '1 photo' : `${count} photos`),
} as const
