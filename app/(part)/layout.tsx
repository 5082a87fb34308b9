import type { ReactNode } from 'react'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { unindexed } from '@/lib/seo/metadata'

export const metadata = { robots: unindexed }

/** The document of a list without its page, which the script of the list fetches. */
export default function PartLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <NoClientScript />
      </head>
      <body data-part="list">{children}</body>
    </html>
  )
}
