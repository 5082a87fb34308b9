import { QuotedTitle } from './QuotedTitle'

export const examples = {
  'in English': <QuotedTitle text="Sports day" />,
  'in Bengali': <QuotedTitle text="ক্রীড়া দিবস" />,
}
