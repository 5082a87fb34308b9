import { MoreLink } from '@/components/ui/SectionHead/SectionHead'
import { getHouse } from '@/components/ui/house'
import { information } from '@/content/words/en/information'
import styles from './InstitutionCards.module.scss'

type Institution = { name: string; text: string; href?: string }

/** The sister institutions, each with a link to its website if it has one. */
export function InstitutionCards({ institutions }: { institutions: readonly Institution[] }) {
  return (
    <ul className={styles.institutionCards}>
      {institutions.map(({ name, text, href }, index) => (
        <li key={name} className={styles.card} data-house={getHouse(index)}>
          <h2>{name}</h2>
          <p>{text}</p>
          {href && <MoreLink label={information.institution(name)} href={href} />}
        </li>
      ))}
    </ul>
  )
}
