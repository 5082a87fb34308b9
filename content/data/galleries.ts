import { samples } from '../samples'

/**
 * The result galleries of 2025 (R-INFO-12): what each is about, its page, the prefix of its picture names, and their captions.
 */
export const resultGalleries = {
  classX: {
    label: 'Class X',
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
      'Information Technology', // sample
      'Hindi', // sample
      'Physical Education', // sample
      'Bengali', // sample
      'Science', // sample
      'Painting', // sample
      'History', // sample
      'Political Science', // sample
      'Economics', // sample
      'Social Science', // sample
    ],
  },
  classXII: {
    label: 'Class XII',
    href: '/topper-xii',
    house: 'red',
    pictures: 'result-xii',
    captions: [
      'Physics', // sample
      'Legal Studies', // sample
      'English', // sample
      'Computer Science', // sample
      'History', // sample
      'Biology', // sample
      'Geography', // sample
      'Physical Education', // sample
    ],
  },
  honours: {
    label: 'Coup d’élite',
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
