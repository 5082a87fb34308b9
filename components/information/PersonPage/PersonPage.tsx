import { Fragment } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import { unbroken } from '@/lib/rich-text/class-names'
import { InformationPage } from '../InformationPage/InformationPage'
import type { RecipePageProps } from '../recipe-page'
import styles from './PersonPage.module.scss'

/** A person: a letter, signed with the office, next to a picture of the desk it was written at. */
export function PersonPage({ text, ...frame }: RecipePageProps) {
  const { picture, alt } = frame.page
  return (
    <InformationPage {...frame} plainHead>
      <div className={styles.root}>
        <Picture
          className={styles.desk}
          picture={picture}
          alt={alt}
          sizes="(min-width: 60em) 42rem, 100vw"
          priority
        />
        <article className={styles.letter}>
          <Prose>
            {text.opening}
            {text.intro}
            {text.sections.map(({ title, body }) => (
              <Fragment key={title}>
                <h2>{unbroken(title)}</h2>
                {body}
              </Fragment>
            ))}
          </Prose>
        </article>
      </div>
    </InformationPage>
  )
}
