import { english } from '@/content/languages'
import NotFound, { metadata as notFoundMetadata } from './(english)/not-found'
import { SiteDocument, siteMetadata, siteViewport } from './SiteDocument'

export const metadata = { ...siteMetadata(english), ...notFoundMetadata }
export const viewport = siteViewport

/** For addresses that no page has, because there is no layout for all languages (docs/decisions/059). */
export default function GlobalNotFound() {
  return (
    <SiteDocument language={english}>
      <NotFound />
    </SiteDocument>
  )
}
