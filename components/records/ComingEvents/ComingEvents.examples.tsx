import { exhibition, sportsDay } from '../records.examples'
import { ComingEvents } from './ComingEvents'

export const examples = { 'two events': <ComingEvents events={[exhibition, sportsDay]} /> }
