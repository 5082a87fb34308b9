import { choiceName, costHref, type Refusal } from '@/lib/fees/choice'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'
import styles from './CostTool.module.scss'

/** Why there is no such choice, with links to the nearest ones (R-FEES-8). */
export function CostRefusal({ reason, nearest }: Refusal) {
  return (
    <div className={styles.refusal}>
      <h3>{unbrokenClassNames(reason)}</h3>
      <p>The nearest that is possible:</p>
      <ul>
        {nearest.map((choice) => (
          <li key={costHref(choice)}>
            <a href={costHref(choice)}>{unbrokenClassNames(choiceName(choice))}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
