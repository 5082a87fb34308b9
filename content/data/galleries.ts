import { samples } from '../samples'

/**
 * The result galleries of 2025 (R-INFO-12): what each is about, the prefix of its picture names, and their number.
 */
export const resultGalleries = {
  classX: {
    label: 'Class X',
    note: 'AISSE',
    href: '/topper-x',
    house: 'blue',
    pictures: 'result-x',
    count: 16,
  },
  classXII: {
    label: 'Class XII',
    note: 'AISSCE',
    href: '/topper-xii',
    house: 'red',
    pictures: 'result-xii',
    count: 8,
  },
  honours: {
    label: 'Coup d’élite',
    note: 'The year’s honours',
    href: '/coup-delite',
    house: 'green',
    pictures: 'coup-delite',
    count: 9,
  },
} as const

export type ResultGallery = (typeof resultGalleries)[keyof typeof resultGalleries]

/** Lists the names of a gallery's pictures, in order: `result-x-01` … */
export const listPictures = ({ pictures, count }: ResultGallery): readonly string[] =>
  samples(
    Array.from(
      { length: count },
      (_, index) => `${pictures}-${String(index + 1).padStart(2, '0')}`,
    ),
  )

/** Formats the words on a tile, which stands in for the school's own picture. The page names its class. */
export const formatCaption = (index: number): string => `Sample ${index + 1}` // sample
