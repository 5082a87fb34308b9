import { Note } from './Note'

export const examples = {
  information: (
    <Note>
      <p>The admission desk answers from 9:00 am to 2:00 pm.</p>
    </Note>
  ),
  warning: (
    <Note tone="warn">
      <p>Fees are due by the 10th of each month. The admission fee is not refunded.</p>
    </Note>
  ),
}
