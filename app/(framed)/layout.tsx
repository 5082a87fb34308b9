import type { ReactNode } from 'react'
import { unindexed } from '@/lib/seo/metadata'
import '../fonts'
import '../globals.scss'
import styles from './layout.module.scss'

export { siteViewport as viewport } from '@/app/SiteDocument'
export const metadata = { robots: unindexed }

/** The document of a page that another page shows in a frame: without the site's header and footer. */
export default function FramedLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className={styles.framed}>
        <main>{children}</main>
      </body>
    </html>
  )
}
