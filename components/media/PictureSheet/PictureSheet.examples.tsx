import { findPicture } from '@/lib/pictures/pictures'
import { PictureSheet } from './PictureSheet'

export const examples = {
  'a document': <PictureSheet picture={findPicture('fee-policy-sheet')} title="The fee policy" />,
}
