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
      'Hindi', // sample
      'Bengali', // sample
      'Mathematics', // sample
      'Science: physics', // sample
      'Science: chemistry', // sample
      'Science: biology', // sample
      'Science: practical work', // sample
      'Social Science: history', // sample
      'Social Science: geography', // sample
      'Social Science: politics', // sample
      'Social Science: economics', // sample
      'Social Science: map work', // sample
      'Information Technology', // sample
      'Painting', // sample
      'Physical Education', // sample
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
      // On the field, on the stage, for the house: three of each.
      'Football', // sample
      'Cricket', // sample
      'Basketball', // sample
      'Tabla', // sample
      'Sitar', // sample
      'Harmonium', // sample
      'House quiz', // sample
      'House art', // sample
      'House contests', // sample
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
