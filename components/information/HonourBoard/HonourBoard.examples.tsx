import { findPicture } from '@/lib/pictures/pictures'
import { HonourBoard } from './HonourBoard'

const pictures = ['coup-delite-01', 'coup-delite-02', 'coup-delite-03'].map(findPicture)

const fields = (
  <ul>
    <li>
      <strong>On the field.</strong> Football, cricket and swimming.
    </li>
    <li>
      <strong>On the stage.</strong> Dance and music.
    </li>
  </ul>
)

const show = (shown: typeof pictures) => (
  <HonourBoard title="Honours" house="green" pictures={shown}>
    {fields}
  </HonourBoard>
)

export const examples = { 'with pictures': show(pictures), 'without pictures': show([]) }
