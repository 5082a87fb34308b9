import { AdmissionStatus } from './AdmissionStatus'

export const examples = {
  open: <AdmissionStatus text="Registration for 2027-28 is open until 31 March 2027." />,
  closed: (
    <AdmissionStatus
      text="Registration for 2026-27 closed on 31 March 2026."
      next="For 2027-28, the age on 31 March 2027 decides the class."
    />
  ),
}
