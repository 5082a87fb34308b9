import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import type { Language } from '@/content/languages'
import { SiteDocument } from './SiteDocument'
import './script-fonts'
import './languages.scss'

/** The files of the fonts in `app/fonts.ts`, by script. In time for the first paint, they are used from it on. */
const scriptFonts: Partial<Record<string, string>> = {
  Bengali: new URL('./fonts/bengali.woff2', import.meta.url).pathname,
  Devanagari: new URL('./fonts/devanagari.woff2', import.meta.url).pathname,
}

/** The document of a page that may be in any language (R-LANGUAGE-1). */
export function LocalizedDocument({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  const font = scriptFonts[language.script]
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <SiteDocument language={language}>{children}</SiteDocument>
}
