import { AdmissionStatus } from './AdmissionStatus'

export const examples = {
  open: <AdmissionStatus text="Registration for 2027-28 is open until 31 March 2027." />,
}
