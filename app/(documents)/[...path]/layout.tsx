import { LocalizedDocument } from '@/app/LocalizedDocument'
import { siteMetadata, siteViewport } from '@/app/SiteDocument'
import { parsePage } from '@/lib/routing/translations'

type Props = LayoutProps<'/[...path]'>

export const generateMetadata = async ({ params }: Props) =>
  siteMetadata(parsePage((await params).path).language)
export const viewport = siteViewport

/** The frame of every document, in its language. */
export default async function DocumentLayout({ params, children }: Props) {
  const { language } = parsePage((await params).path)
  return <LocalizedDocument language={language}>{children}</LocalizedDocument>
}
