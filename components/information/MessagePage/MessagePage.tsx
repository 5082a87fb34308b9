import { Picture } from '@/components/media/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import { InformationPage, type InformationPageProps } from '../InformationPage/InformationPage'
import styles from './MessagePage.module.scss'

/** A message of an officer: a picture of the desk on the left, the text on the right. */
export function MessagePage({ body, ...frame }: InformationPageProps) {
  const { picture, alt } = frame.page
  return (
    <InformationPage {...frame} plainHead>
      <div className={styles.root}>
        <figure>
          <Picture
            className={styles.desk}
            picture={picture}
            alt={alt}
            sizes="(min-width: 60em) 42rem, 91vw"
            priority
          />
        </figure>
        <Prose>{body}</Prose>
      </div>
    </InformationPage>
  )
}
