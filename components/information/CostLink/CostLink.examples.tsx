import { CostLink } from './CostLink'

export const examples = {
  'without an answer': <CostLink />,
  'with an answer for Class IX': <CostLink query="?class=9" />,
}
