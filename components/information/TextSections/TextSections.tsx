import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/Prose/Prose'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './TextSections.module.scss'

type TextSectionsProps = {
  sections: readonly { title: string; body: ReactNode }[]
  /** Titles of the sections that are exceptions to the rule of the page, to be marked. */
  exceptions?: readonly string[]
}

/** Sections of the text of a page: on wide screens their headings hang in the margin (R-INFO-20). */
export const TextSections = ({ sections, exceptions = [] }: TextSectionsProps) => (
  <div className={styles.root}>
    {sections.map(({ title, body }) => (
      <section key={title} data-exception={exceptions.includes(title) || undefined}>
        <h2>{keepNamesUnbroken(title)}</h2>
        <Prose>{body}</Prose>
      </section>
    ))}
  </div>
)
