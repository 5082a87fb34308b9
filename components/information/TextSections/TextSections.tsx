import { Prose } from '@/components/ui/Prose/Prose'
import type { TextParts } from '@/lib/markdown/markdown'
import { unbroken } from '@/lib/rich-text/class-names'
import { Intro } from '../Intro/Intro'
import styles from './TextSections.module.scss'

type TextSectionsProps = {
  text: TextParts
  /** Titles of the sections that are exceptions to the rule of the page; they are marked. */
  exceptions?: readonly string[]
}

/** The text of a page after its opening: on wide screens the headings hang in the margin (R-INFO-20). */
export function TextSections({ text: { intro, sections }, exceptions = [] }: TextSectionsProps) {
  return (
    <>
      {intro && <Intro>{intro}</Intro>}
      {sections.length > 0 && (
        <div className={styles.root}>
          {sections.map(({ title, body }) => (
            <section key={title} data-exception={exceptions.includes(title) || undefined}>
              <h2>{unbroken(title)}</h2>
              <Prose>{body}</Prose>
            </section>
          ))}
        </div>
      )}
    </>
  )
}
