import { LocalizedDocument } from '@/app/LocalizedDocument'
import { siteMetadata, siteViewport } from '@/app/SiteDocument'
import { parsePage } from '@/lib/routing/translations'

type Props = LayoutProps<'/query/[...page]'>

export const generateMetadata = async ({ params }: Props) =>
  siteMetadata(parsePage((await params).page).language)
export const viewport = siteViewport

/** The frame of a page with a query, in its language. */
export default async function QueryLayout({ params, children }: Props) {
  const { language } = parsePage((await params).page)
  return <LocalizedDocument language={language}>{children}</LocalizedDocument>
}
