import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { getHouse } from '@/components/ui/house'
import type { SubjectCombination } from '@/content/types'
import { streams } from '@/content/words/en/streams'
import styles from './SubjectCombinations.module.scss'

type SubjectCombinationsProps = { combinations: readonly SubjectCombination[] }

/** The subjects of each stream of Class XI: all compulsory ones, and one of each list (R-ADMISSION-3). */
export function SubjectCombinations({ combinations }: SubjectCombinationsProps) {
  return (
    <PhoneFold title={streams.subjects.fold}>
      <section className={styles.subjectCombinations}>
        <h2>{streams.subjects.title}</h2>
        <ul className={styles.streams}>
          {combinations.map(({ stream, compulsory, choices }, index) => (
            <li key={stream} data-house={getHouse(index)}>
              <h3>{stream}</h3>
              <h4>{streams.subjects.compulsory}</h4>
              <p>{compulsory.join(', ')}</p>
              {choices.map((subjects) => (
                <div key={subjects.join()}>
                  <h4>{streams.subjects.choice}</h4>
                  <ul>
                    {subjects.map((subject) => (
                      <li key={subject}>{subject}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </PhoneFold>
  )
}
