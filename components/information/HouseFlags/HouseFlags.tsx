import type { House } from '@/components/ui/house'
import { information } from '@/content/words/en/information'
import { fillFigures } from '@/lib/school/figures'
import { HouseEmblem } from './HouseEmblem'
import styles from './HouseFlags.module.scss'

export type HouseFlag = { name: string; colour: string; house: House; motto: string }

/** The four houses as flags: emblem on the house colour, with name and motto (R-INFO-7). */
export function HouseFlags({ houses }: { houses: readonly HouseFlag[] }) {
  return (
    <ul className={styles.houseFlags} aria-label={fillFigures(information.houses)}>
      {houses.map(({ name, colour, house, motto }) => (
        <li key={name} className={styles.flag} data-house={house}>
          <div className={styles.cloth}>
            <HouseEmblem house={house} />
            <h2>{name}</h2>
            <p>{colour}</p>
          </div>
          <p className={styles.motto}>{motto}</p>
        </li>
      ))}
    </ul>
  )
}
