import { preload } from 'react-dom'
import { findLanguage } from '@/content/languages'
import { SiteDocument, siteMetadata, siteViewport } from '../SiteDocument'
import './fonts'
import './languages.scss'

type LocaleLayoutProps = LayoutProps<'/[locale]'>

/** The files of the fonts in `app/fonts.ts`, by script. In time for the first paint, they are used from it on. */
const scriptFonts: Partial<Record<string, string>> = {
  Bengali: new URL('../fonts/bengali.woff2', import.meta.url).pathname,
  Devanagari: new URL('../fonts/devanagari.woff2', import.meta.url).pathname,
}

export const generateMetadata = async ({ params }: LocaleLayoutProps) =>
  siteMetadata(findLanguage((await params).locale))
export const viewport = siteViewport

/** The frame of every page in another language than English (R-LANGUAGE-1). */
export default async function LocaleLayout({ params, children }: LocaleLayoutProps) {
  const language = findLanguage((await params).locale)
  const font = scriptFonts[language.script]
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <SiteDocument language={language}>{children}</SiteDocument>
}
