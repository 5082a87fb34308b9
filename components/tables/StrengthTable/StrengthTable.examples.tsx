import { StrengthTable } from './StrengthTable'

export const examples = {
  'two classes': (
    <StrengthTable
      classes={[
        { className: 'Nursery', students: 80 },
        { className: 'Class I', students: 1120 },
      ]}
    />
  ),
  awaited: <StrengthTable classes={[]} />,
}
