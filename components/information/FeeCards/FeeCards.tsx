import { Icon } from '@/components/ui/Icon/Icon'
import { PageLink } from '@/components/ui/PageLink/PageLink'
import { getHouse } from '@/components/ui/house'
import type { FeeGroup, TransportRoute } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage, FeeWords } from '@/content/words/types'
import { calculateFirstYear } from '@/lib/calculators/cost'
import { fillIn } from '@/lib/core/fill-in'
import { formatRupees } from '@/lib/core/rupees'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { ResolvedLink } from '@/lib/rich-text/markdown'
import styles from './FeeCards.module.scss'

type FeeCardsProps = {
  groups: readonly FeeGroup[]
  transport: ResolvedLink & { routes: readonly TransportRoute[] }
  words?: FeeLanguage
}

/**
 * Cards of the fee index (R-FEES-1): a flag with a numeral, the first year, and its total at admission and monthly
 * tuition. Transport is last.
 */
export function FeeCards({ groups, transport, words = english }: FeeCardsProps) {
  const { cards, tool } = words.fees
  const { routes, ...link } = transport
  return (
    <ul className={styles.feeCards} aria-label={cards.name}>
      {groups.map((group, index) => (
        <li key={group.path} className={styles.card} data-house={getHouse(index)}>
          <span className={styles.flag} aria-hidden="true">
            {words.glossary.feeFlags[group.flag]}
          </span>
          <h2>
            <a href={group.path}>{keepNamesUnbroken(words.glossary.feeGroups[group.name])}</a>
          </h2>
          <dl className={styles.figures}>
            <div>
              <dt>{tool.firstYear}</dt>
              <dd data-main>{formatRupees(calculateFirstYear(group).total)}</dd>
            </div>
            <div>
              <dt>{cards.total}</dt>
              <dd>{formatRupees(group.total)}</dd>
            </div>
            <div>
              <dt>{cards.tuition}</dt>
              <dd>{formatRupees(group.monthlyTuition)}</dd>
            </div>
          </dl>
        </li>
      ))}
      <li className={styles.card} data-house={getHouse(groups.length)}>
        <span className={styles.flag}>
          <Icon name="bus-duotone" />
        </span>
        <h2>
          <PageLink {...link}>{cards.transport}</PageLink>
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>{cards.routes}</dt>
            <dd data-main>{routes.length}</dd>
          </div>
          <div>
            <dt>{cards.monthly}</dt>
            <dd>{transportFee(routes, cards)}</dd>
          </div>
        </dl>
      </li>
    </ul>
  )
}

function transportFee(routes: readonly TransportRoute[], cards: FeeWords['cards']): string {
  const fees = routes.flatMap(({ revisedFee }) => revisedFee ?? [])
  return fees.length > 0
    ? fillIn(cards.from, { amount: formatRupees(Math.min(...fees)) })
    : cards.askDesk
}
