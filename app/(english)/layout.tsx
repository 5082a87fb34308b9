import type { ReactNode } from 'react'
import { english } from '@/content/languages'
import { SiteDocument, siteMetadata, siteViewport } from '../SiteDocument'

export const metadata = siteMetadata(english)
export const viewport = siteViewport

/** The frame of every page in English. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language={english}>{children}</SiteDocument>
}
