import { english } from '@/content/languages'
import NotFound, { metadata as notFoundMetadata } from './(english)/not-found'
import { SiteDocument, siteMetadata, siteViewport } from './SiteDocument'

export const metadata = { ...siteMetadata(english), ...notFoundMetadata }
export const viewport = siteViewport

/** The page for unknown addresses. It is global, because no layout covers all languages (docs/decisions/059). */
export default function GlobalNotFound() {
  return (
    <SiteDocument language={english}>
      <NotFound />
    </SiteDocument>
  )
}
