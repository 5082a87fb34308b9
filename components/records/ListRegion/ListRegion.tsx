import clsx from 'clsx'
import type { ReactNode } from 'react'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { lists } from '@/content/words/en/lists'
import styles from './ListRegion.module.scss'

type ListRegionProps = {
  /** The address of what the list shows. */
  href: string
  /** ISO day by which the list was rendered. */
  day: string
  className?: string
  /**
   * A class of each component that it may show after a choice. Their rules stay in the styles of the page
   * (`lib/page-cache/inline-css.mjs`).
   */
  mayShow: readonly (string | undefined)[]
  /** A GET form, links to the same page, and what they change: elements with a `data-part` each. */
  children: ReactNode
}

/**
 * A list whose form and links act at once (R-LIST-1): `ListRegion.browser.ts` fetches it without its page, and replaces the
 * content of its parts. Without that script they load the page.
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
