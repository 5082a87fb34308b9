import { ButtonLink } from '@/components/ui/Button/Button'
import { Opening } from './Opening'

const text = <p>We assess children in both terms, by tests and by work in class.</p>

export const examples = {
  'a paragraph': <Opening>{text}</Opening>,
  'the answer of the page, with an action': (
    <Opening answer action={<ButtonLink href="tel:+910000000001">Call the school</ButtonLink>}>
      {text}
    </Opening>
  ),
}
