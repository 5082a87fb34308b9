import type { ReactNode } from 'react'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import type { House } from '@/components/ui/house'
import { results } from '@/content/words/en/results'
import type { PictureData } from '@/lib/pictures/files'
import styles from './HonourBoard.module.scss'

const { honours: words } = results

type HonourBoardProps = {
  /** Title of the viewer. */
  title: string
  house: House
  /** None on a site without samples. */
  pictures: readonly PictureData[]
  /** What pupils are honoured for, as a list. */
  children: ReactNode
}

/** What pupils are honoured for, on a board in the colour of a house, and the pictures of honours (R-INFO-12). */
export function HonourBoard({ title, house, pictures, children }: HonourBoardProps) {
  return (
    <section className={styles.board} data-house={house}>
      <h2>{words.title}</h2>
      <div className={styles.fields}>{children}</div>
      {pictures.length > 0 && (
        <figure className={styles.pictures}>
          <PictureGallery {...{ title, pictures }} />
          <figcaption>{words.consent}</figcaption>
        </figure>
      )}
    </section>
  )
}
