import { AdmissionStatus } from './AdmissionStatus'

export const examples = {
  open: <AdmissionStatus state="Registration is open until 31 March 2027." />,
  closed: (
    <AdmissionStatus
      ask="Ask the admission desk about a place in mid-session."
      state="Registration for 2026-27 closed on 31 March 2026."
    />
  ),
}
