import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { unindexed } from '@/lib/seo/metadata'
import '../fonts'
import '../globals.scss'

export const metadata: Metadata = { title: 'Components', robots: unindexed }

/** The document of the catalogue and of its frames: the styles and the script of every page, without its header. */
export default function CatalogueLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        {children}
        <BrowserScript name="site-document" />
      </body>
    </html>
  )
}
