import { Fragment } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { DocumentLayoutProps } from '../document-layout'
import { InformationPage } from '../InformationPage/InformationPage'
import styles from './PersonPage.module.scss'

/** The page of an officer: a letter, signed with the office, over a picture of a writing desk. */
export function PersonPage({ parts, ...frame }: DocumentLayoutProps) {
  const { picture, alt } = frame.page
  return (
    <InformationPage {...frame} plainHead>
      <div className={styles.personPage}>
        <Picture
          className={styles.desk}
          picture={picture}
          alt={alt}
          sizes="(min-width: 60em) 58rem, 100vw"
          priority
        />
        <article className={styles.letter}>
          <Prose>
            {parts.map((part, index) => (
              <Fragment key={index}>
                {part.kind === 'section' && <h2>{keepNamesUnbroken(part.title)}</h2>}
                {part.body}
              </Fragment>
            ))}
          </Prose>
        </article>
      </div>
    </InformationPage>
  )
}
