import { RecordTime } from './RecordTime'

export const examples = {
  'a day': <RecordTime date="2026-11-20T00:00:00Z" dateStyle="full" />,
  'no day': <RecordTime date={null} dateStyle="card" missing="Not Available" />,
  unreadable: <RecordTime date="soon" dateStyle="full" />,
}
