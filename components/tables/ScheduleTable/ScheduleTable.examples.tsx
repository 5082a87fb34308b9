import { ScheduleTable } from './ScheduleTable'

export const examples = {
  'two steps': (
    <ScheduleTable
      session="2026-27"
      steps={[
        { step: 'Registration', when: '15 November to 31 March', note: 'Forms at the school' },
        { step: 'Written test', when: 'Within a week', note: 'From Class I on' },
      ]}
    />
  ),
}
