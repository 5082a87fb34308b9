import { samples } from '../samples'

/** Captions of tiles that stand in for the school's own pictures of a class. */
const numberSamples = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Sample ${index + 1}`) // sample

/**
 * The result galleries of 2025 (R-INFO-12): what each is about, the prefix of its picture names, and their captions.
 */
export const resultGalleries = {
  classX: {
    label: 'Class X',
    note: 'AISSE',
    href: '/topper-x',
    house: 'blue',
    pictures: 'result-x',
    captions: numberSamples(16),
  },
  classXII: {
    label: 'Class XII',
    note: 'AISSCE',
    href: '/topper-xii',
    house: 'red',
    pictures: 'result-xii',
    captions: numberSamples(8),
  },
  honours: {
    label: 'Coup d’élite',
    note: 'The year’s honours',
    href: '/coup-delite',
    house: 'green',
    pictures: 'coup-delite',
    captions: [
      'Athletics', // sample
      'Tabla', // sample
      'Badminton', // sample
      'House contests', // sample
      'Football', // sample
      'Sitar', // sample
      'Cricket', // sample
      'Harmonium', // sample
      'Basketball', // sample
    ],
  },
} as const

export type ResultGallery = (typeof resultGalleries)[keyof typeof resultGalleries]

/** Lists the pictures of a gallery by name, in order, with their captions: `result-x-01` … */
export const listPictures = ({ pictures, captions }: ResultGallery) =>
  samples(
    captions.map((caption, index) => ({
      name: `${pictures}-${String(index + 1).padStart(2, '0')}`,
      caption,
    })),
  )
