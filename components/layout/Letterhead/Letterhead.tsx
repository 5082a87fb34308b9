import { Static } from '@/components/ui/Static/Static'
import { postalLine } from '@/components/ui/postal-line'
import type { School } from '@/content/types'
import type { LayoutWords } from '@/content/words/types'
import { Crest } from '../Crest/Crest'
import styles from './Letterhead.module.scss'

type LetterheadProps = { school: School; words: LayoutWords }

/** Letterhead of a printed page: crest, name, address and contact data. Hidden on screens. */
export function Letterhead({ school, words }: LetterheadProps) {
  return (
    <Static className={styles.letterhead}>
      <Crest className={styles.crest} />
      <div>
        <b className={styles.name}>{school.name}</b>
        <p>
          {[postalLine(school, words), school.phones[0].printed, school.emails.office].join(' · ')}
        </p>
      </div>
    </Static>
  )
}
