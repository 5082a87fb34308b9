import { AdmissionSchedule } from './AdmissionSchedule'

const midSession = {
  title: 'In mid-session',
  steps: [
    { title: 'Register.', text: 'Bring the form.' },
    { title: 'Complete admission.', text: 'Within a week of the result.' },
  ],
}

const table = <p>A table of dates.</p>

export const examples = {
  'registration is open': (
    <AdmissionSchedule table={table} calendar="These dates as a file:" midSession={midSession} />
  ),
  'registration has closed': (
    <AdmissionSchedule
      table={table}
      calendar="The dates of 2026-27:"
      midSession={midSession}
      next={<p>For 2027-28: not yet known.</p>}
      closed={{ title: 'Registration for 2026-27, closed on 31 March 2026', open: false }}
    />
  ),
}
