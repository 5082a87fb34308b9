import { PrintButton } from './PrintButton'

export const examples = {
  default: <PrintButton />,
  'with its own label': <PrintButton label="Print the book list" />,
}
