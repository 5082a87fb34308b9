/** The result galleries of 2025 (R-INFO-12): prefix of the picture names, and their number. */
export const resultGalleries = {
  classX: { pictures: 'result-x', count: 16 },
  classXII: { pictures: 'result-xii', count: 8 },
  honours: { pictures: 'coup-delite', count: 9 },
} as const

type ResultGallery = (typeof resultGalleries)[keyof typeof resultGalleries]

/** Names of a gallery's pictures, in order: `result-x-01` … */
export const picturesOf = ({ pictures, count }: ResultGallery): string[] =>
  Array.from({ length: count }, (_, index) => `${pictures}-${String(index + 1).padStart(2, '0')}`)
