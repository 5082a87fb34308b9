import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { english } from '@/content/languages'
import { school } from '@/content/school'
import { themeColour } from '@/lib/core/colours'
import '../../fonts'
import '../../globals.scss'
import styles from './layout.module.scss'

/** Each response has a nonce, and depends on who has logged in. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: { default: `The desk | ${school.name}`, template: `%s | The desk` },
  robots: { index: false, follow: false },
  icons: { icon: '/crest.svg' },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColour,
}

/** The document of every page of the desk: without the header, the footer and the scripts of the public site. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={english.tag}>
      <body className={styles.body}>{children}</body>
    </html>
  )
}
