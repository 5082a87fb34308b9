import { tables } from '@/content/words/en/tables'
import { EmergencyFacts } from './EmergencyFacts'

export const examples = {
  'two numbers': <EmergencyFacts numbers={{ anyone: '112', childline: '1098' }} words={tables} />,
}
