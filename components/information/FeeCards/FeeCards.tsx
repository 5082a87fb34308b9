import { Icon } from '@/components/ui/Icon/Icon'
import { houseAt } from '@/components/ui/house'
import type { FeeGroup, TransportRoute } from '@/content/types'
import { rupees } from '@/lib/core/rupees'
import styles from './FeeCards.module.scss'

type FeeCardsProps = {
  groups: readonly FeeGroup[]
  transport: { path: string; name: string; routes: readonly TransportRoute[] }
}

/** Cards of the fee index (R-FEES-1): a flag with a numeral, monthly tuition and total at admission. Transport is last. */
export function FeeCards({ groups, transport }: FeeCardsProps) {
  return (
    <ul className={styles.root} aria-label="Fees by class">
      {groups.map(({ path, name, flag, monthlyTuition, totalAtAdmission }, index) => (
        <li key={path} className={styles.card} data-house={houseAt(index)}>
          <span className={styles.flag} aria-hidden="true">
            {flag}
          </span>
          <h2>
            <a href={path}>{name}</a>
          </h2>
          <dl className={styles.figures}>
            <div>
              <dt>Total at admission</dt>
              <dd data-main>{rupees(totalAtAdmission)}</dd>
            </div>
            <div>
              <dt>Monthly tuition</dt>
              <dd>{rupees(monthlyTuition)}</dd>
            </div>
          </dl>
        </li>
      ))}
      <li className={styles.card} data-house={houseAt(groups.length)}>
        <span className={styles.flag}>
          <Icon name="bus-duotone" />
        </span>
        <h2>
          <a href={transport.path}>{transport.name}</a>
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>Routes</dt>
            <dd data-main>{transport.routes.length}</dd>
          </div>
          <div>
            <dt>Monthly fee</dt>
            <dd>{transportFee(transport.routes)}</dd>
          </div>
        </dl>
      </li>
    </ul>
  )
}

function transportFee(routes: readonly TransportRoute[]): string {
  const fees = routes.flatMap(({ revisedFee }) => revisedFee ?? [])
  return fees.length > 0 ? `From ${rupees(Math.min(...fees))}` : 'Ask the transport desk'
}
