import { Icon } from '@/components/ui/Icon/Icon'
import { costAnchor, costPath } from '@/lib/calculators/cost-choice'
import { fees } from '@/content/words/en/fees'
import type { FeeWords } from '@/content/words/types'
import styles from './CostLink.module.scss'

type CostLinkProps = {
  query?: string
  /** URL of the calculator in the language of the page. */
  path?: string
  words?: FeeWords
}

/** A link to "What will it cost us?", with an answer for the page's class if there is one (R-FEES-7). */
export function CostLink({ query = '', path = costPath, words = fees }: CostLinkProps) {
  return (
    <div className={styles.root}>
      <Icon name="currency-inr-duotone" />
      <div>
        <h2>
          <a href={query ? `${path}${query}#${costAnchor}` : path}>{words.tool.title}</a>
        </h2>
        <p>{words.tool.linkText}</p>
      </div>
      <Icon name="arrow-right-bold" />
    </div>
  )
}
