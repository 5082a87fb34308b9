import type { FeeLanguage } from '@/content/words/types'
import { choiceName, costHref, reasonText, type Refusal } from '@/lib/fees/choice'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'
import type { CostPaths } from './cost-paths'
import styles from './CostTool.module.scss'

type CostRefusalProps = Refusal & { words: FeeLanguage; paths: CostPaths }

/** Why there is no such choice, with links to the nearest ones (R-FEES-8). */
export function CostRefusal({ reason, nearest, words, paths }: CostRefusalProps) {
  return (
    <div className={styles.refusal}>
      <h3>{unbrokenClassNames(reasonText(reason, words))}</h3>
      <p>{words.fees.tool.nearest}</p>
      <ul>
        {nearest.map((choice) => (
          <li key={costHref(choice)}>
            <a href={costHref(choice, paths.tool)}>
              {unbrokenClassNames(choiceName(choice, words))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
