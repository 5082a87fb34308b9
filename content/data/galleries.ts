import { samples } from '../samples'

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
    captions: [
      'English', // sample
      'Biology', // sample
      'Geography', // sample
      'Chemistry', // sample
      'Mathematics', // sample
      'Physics', // sample
      'Computers', // sample
      'Hindi', // sample
      'Sport', // sample
      'Bengali', // sample
      'Science', // sample
      'Painting', // sample
      'History', // sample
      'Environment', // sample
      'Practicals', // sample
      'Nutrition', // sample
    ],
  },
  classXII: {
    label: 'Class XII',
    note: 'AISSCE',
    href: '/topper-xii',
    house: 'red',
    pictures: 'result-xii',
    captions: [
      'Physics', // sample
      'Psychology', // sample
      'English', // sample
      'Computers', // sample
      'History', // sample
      'Biology', // sample
      'Geography', // sample
      'Sport', // sample
    ],
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
