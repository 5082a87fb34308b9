import { Opening } from './Opening'

const text = <p>We assess children in both terms, by tests and by work in class.</p>

export const examples = {
  'a paragraph': <Opening>{text}</Opening>,
  'the answer of the page': <Opening answer>{text}</Opening>,
}
