import { Opening } from './Opening'

export const examples = {
  'a paragraph': (
    <Opening>
      <p>We assess children in both terms, by tests and by work in class.</p>
    </Opening>
  ),
}
