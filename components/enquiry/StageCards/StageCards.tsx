import { ButtonLink } from '@/components/ui/Button/Button'
import type { House } from '@/components/ui/house'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './StageCards.module.scss'

export type Stage = {
  title: string
  text: string
  house: House
  /** Class that the form preselects after a click on this card. */
  enquiryClass: string
}

type StageCardsProps = {
  stages: readonly Stage[]
  /**
   * Label of the button of each card. It links to the class field of the form, which takes the focus even without
   * script.
   */
  enquire: { label: string; href: string }
}

/** The stages of the school, each with a link that selects its first class in the form (R-ENQUIRY-14). */
export function StageCards({ stages, enquire }: StageCardsProps) {
  return (
    <ul className={styles.stageCards}>
      {stages.map(({ title, text, house, enquiryClass }) => (
        <li key={title} className={styles.card} data-house={house}>
          <h3>{keepNamesUnbroken(title)}</h3>
          <p>{keepNamesUnbroken(text)}</p>
          <ButtonLink
            variant="outline"
            size="small"
            href={enquire.href}
            data-enquiry-class={enquiryClass}
          >
            {enquire.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
