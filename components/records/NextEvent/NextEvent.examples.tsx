import { sportsDay, today } from '../records.examples'
import { NextEvent } from './NextEvent'

export const examples = { 'an event': <NextEvent event={sportsDay} today={today} /> }
