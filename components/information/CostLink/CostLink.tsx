import { Icon } from '@/components/ui/Icon/Icon'
import { costAnchor, costPath } from '@/lib/fees/choice'
import styles from './CostLink.module.scss'

/** The way to "What will it cost us?", with an answer for the page's class where it has one (R-FEES-7). */
export function CostLink({ query = '' }: { query?: `?class=${string}` | '' }) {
  return (
    <div className={styles.root}>
      <Icon name="currency-inr-duotone" />
      <div>
        <h2>
          <a href={query ? `${costPath}${query}#${costAnchor}` : costPath}>What will it cost us?</a>
        </h2>
        <p>Registration, admission, tuition and hostel, added up for your child’s first year.</p>
      </div>
      <Icon name="arrow-right-bold" />
    </div>
  )
}
