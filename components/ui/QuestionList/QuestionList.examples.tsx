import { QuestionList } from './QuestionList'

export const examples = {
  'two questions': (
    <QuestionList
      questions={[
        {
          question: 'When does registration begin?',
          answer: 'On 15 November. The form costs ₹ 2,500.',
        },
        {
          question: 'Is there a test?',
          answer: 'From Class I on, in English and mathematics.',
        },
      ]}
    />
  ),
}
