import { samples } from '../samples'
import type { SchoolDay } from '../types'
import { currentSession } from './sessions'

const day = (
  kind: SchoolDay['kind'],
  first: string,
  last: string,
  title: string,
  note?: string,
): SchoolDay => ({ kind, first, last, title, note })

const on = (kind: SchoolDay['kind'], date: string, title: string, note?: string) =>
  day(kind, date, date, title, note)

/** The days of every week without lessons. A working Saturday is entered as an event. */
export const weeklyHolidays = ['Sunday', ...samples(['Saturday'])] // sample

/**
 * The days of the school year that the school sets: holidays, terms, examinations, meetings (R-YEAR-1). All are
 * samples for a school year in West Bengal. A day that is also an event of the content service, with a title that begins
 * alike, is shown once (R-YEAR-2).
 */
export const schoolDays: readonly SchoolDay[] = samples([
  on('term', '2026-04-02', `Session ${currentSession.name} begins`), // sample
  on('holiday', '2026-04-03', 'Good Friday'), // sample
  on('holiday', '2026-04-14', 'Dr Ambedkar Jayanti'), // sample
  on('holiday', '2026-04-15', 'Naba Barsha'), // sample
  on('holiday', '2026-05-01', 'May Day and Buddha Purnima'), // sample
  on('holiday', '2026-05-09', 'Rabindra Jayanti'), // sample
  day('holiday', '2026-05-18', '2026-06-16', 'Summer vacation'), // sample
  on('term', '2026-06-17', 'School reopens'), // sample
  day('examination', '2026-07-13', '2026-07-17', 'First unit test', 'Classes III to XII'), // sample
  on('meeting', '2026-07-18', 'Parent-teacher meeting'), // sample
  on('holiday', '2026-08-15', 'Independence Day', 'No lessons'), // sample
  on('meeting', '2026-08-22', 'Parent-teacher meeting', 'Classes IX to XII'), // sample
  on('holiday', '2026-08-26', 'Milad-un-Nabi', 'By the moon: it may move by a day'), // sample
  day('examination', '2026-09-15', '2026-09-25', 'Half-yearly examination', 'Classes III to XII'), // sample
  on('term', '2026-09-30', 'Term I ends'), // sample
  on('term', '2026-10-01', 'Term II begins'), // sample
  on('holiday', '2026-10-02', 'Gandhi Jayanti'), // sample
  day('holiday', '2026-10-15', '2026-10-28', 'Puja vacation'), // sample
  on('term', '2026-10-29', 'School reopens'), // sample
  on('meeting', '2026-10-31', 'Parents and answer papers'), // sample
  on('holiday', '2026-11-09', 'Kali Puja and Diwali'), // sample
  on('holiday', '2026-11-11', 'Bhai Phonta'), // sample
  on('term', '2026-11-24', 'Winter bus timings begin'), // sample
  day('examination', '2026-12-07', '2026-12-11', 'Second unit test', 'Classes III to XII'), // sample
  on('meeting', '2026-12-12', 'Parent-teacher meeting', 'Pre-Nursery to Class V'), // sample
  day('holiday', '2026-12-24', '2027-01-02', 'Winter vacation'), // sample
  on('term', '2027-01-04', 'School reopens'), // sample
  day('examination', '2027-01-11', '2027-01-22', 'Pre-board examination', 'Classes X and XII'), // sample
  on('holiday', '2027-01-26', 'Republic Day', 'No lessons'), // sample
  on('meeting', '2027-01-30', 'Parent-teacher meeting', 'Classes X and XII'), // sample
  on('holiday', '2027-02-11', 'Saraswati Puja'), // sample
  day('examination', '2027-02-25', '2027-03-15', 'Annual examination', 'Classes III to IX and XI'), // sample
  on('holiday', '2027-03-10', 'Eid al-Fitr', 'By the moon: it may move by a day'), // sample
  day('holiday', '2027-03-22', '2027-03-23', 'Dol and Holi'), // sample
  on('holiday', '2027-03-26', 'Good Friday'), // sample
  on('meeting', '2027-03-27', 'Report cards'), // sample
  on('term', '2027-03-31', `Session ${currentSession.name} ends`), // sample
])
