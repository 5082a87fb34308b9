import { enquiryStates, type EnquiryState } from '@/lib/enquiries/states'
import { stateWords } from '../EnquiryStates/state-words'
import styles from './StateTabs.module.scss'

type StateTabsProps = {
  counts: Partial<Record<EnquiryState, number>>
  current: EnquiryState | undefined
  hrefOf: (state: EnquiryState | undefined) => string
}

/** Links to the enquiries of each state, with their count. */
export function StateTabs({ counts, current, hrefOf }: StateTabsProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { state: undefined, label: 'All', count: total },
    ...enquiryStates.map((state) => ({
      state,
      label: stateWords[state],
      count: counts[state] ?? 0,
    })),
  ]
  return (
    <nav aria-label="States" className={styles.root}>
      {tabs.map(({ state, label, count }) => (
        <a
          key={label}
          href={hrefOf(state)}
          aria-current={state === current ? 'page' : undefined}
          data-new={state === 'new' && count > 0 ? '' : undefined}
        >
          {label} <b>{count}</b>
        </a>
      ))}
    </nav>
  )
}
