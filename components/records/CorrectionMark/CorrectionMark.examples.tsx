import { CorrectionMark } from './CorrectionMark'

export const examples = {
  'date and place': (
    <CorrectionMark correction={{ at: '2026-11-26T04:00:00.000Z', fields: ['date', 'place'] }} />
  ),
}
