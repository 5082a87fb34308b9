import { DayKindFilter } from './DayKindFilter'

export const examples = {
  'all kinds': <DayKindFilter path="/calendar" />,
}
