import clsx from 'clsx'
import type { ReactNode } from 'react'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { lists } from '@/content/words/en/lists'
import styles from './ListRegion.module.scss'

type ListRegionProps = {
  /** URL of the list shown. */
  href: string
  /** ISO day for which the list was rendered. */
  day: string
  className?: string
  /**
   * Classes of the components that may appear after a choice. Their rules stay in the styles of the page
   * (`lib/page-cache/inline-css.mjs`).
   */
  mayShow: readonly (string | undefined)[]
  /** A GET form, links to the same page, and the parts that they change, each with a `data-part`. */
  children: ReactNode
}

/**
 * A list whose form and links act at once (R-LIST-1): `ListRegion.browser.ts` fetches the list without its page, and
 * replaces the content of the parts. Without script they load the page.
 */
export function ListRegion({ href, day, className, mayShow, children }: ListRegionProps) {
  return (
    <div
      className={clsx(styles.listRegion, className)}
      data-list={href}
      data-day={day}
      data-styles={mayShow.join(' ')}
    >
      {children}
      <p className={styles.failure} role="alert" data-failure hidden>
        {lists.failed} <a href={href}>{lists.tryAgain}</a>
      </p>
      <BrowserScript name="list-region" />
    </div>
  )
}
