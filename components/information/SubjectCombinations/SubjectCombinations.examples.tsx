import { SubjectCombinations } from './SubjectCombinations'

export const examples = {
  'two streams': (
    <SubjectCombinations
      combinations={[
        {
          stream: 'Science',
          compulsory: ['English', 'Physics', 'Chemistry'],
          choices: [
            ['Biology', 'Computer science'],
            ['Mathematics', 'Physical education'],
          ],
        },
        {
          stream: 'Commerce',
          compulsory: ['English', 'Accountancy', 'Business studies'],
          choices: [['Mathematics', 'Economics']],
        },
      ]}
    />
  ),
}
