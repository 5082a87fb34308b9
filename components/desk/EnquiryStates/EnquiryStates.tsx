import { enquiryStates, type EnquiryState } from '@/lib/enquiries/states'
import styles from './EnquiryStates.module.scss'
import { stateWords } from './state-words'

type EnquiryStatesProps = {
  reference: string
  state: EnquiryState
  /** Takes `reference`, `from` and the chosen `state`. */
  action: (data: FormData) => Promise<void>
}

/** One button for each state, at the bottom of the window, within reach of the thumb. The current state is marked. */
export function EnquiryStates({ reference, state, action }: EnquiryStatesProps) {
  return (
    <form action={action} className={styles.root} aria-label="How far are we?">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="from" value={state} />
      {enquiryStates.map((value) => (
        <button key={value} type="submit" name="state" value={value} aria-pressed={value === state}>
          {stateWords[value]}
        </button>
      ))}
    </form>
  )
}
