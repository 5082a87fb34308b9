import { today } from '../records.examples'
import { NewBadge } from './NewBadge'

export const examples = { 'of this week': <NewBadge date="2026-11-23T00:00:00Z" today={today} /> }
