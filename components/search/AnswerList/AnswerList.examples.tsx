import { AnswerList } from './AnswerList'

export const examples = {
  'one answer': (
    <AnswerList
      answers={[
        {
          href: '/fee-structure/class-nine-2026-27',
          title: ['Class IX'],
          line: 'Fee structure · ₹ 78,500 at admission',
        },
      ]}
    />
  ),
}
