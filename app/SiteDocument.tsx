import type { Metadata, Viewport } from 'next'
import { Activity, type ReactNode } from 'react'
import { AlertSlot } from '@/components/layout/AlertSlot/AlertSlot.client'
import { BottomBar } from '@/components/layout/BottomBar/BottomBar'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { Letterhead } from '@/components/layout/Letterhead/Letterhead'
import { SideTabs } from '@/components/layout/SideTabs/SideTabs'
import { SkipLink } from '@/components/layout/SkipLink/SkipLink'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { english, type Language } from '@/content/languages'
import { pageTransitions } from '@/lib/page-cache/csp.mjs'
import { env } from '@/lib/core/env'
import { loadFrame } from '@/lib/pages/frame'
import { getSchool } from '@/lib/routing/localized'
import { themeColour } from '@/lib/core/colours'
import { speculationRules } from '@/lib/routing/speculation-rules'
import './fonts'
import './globals.scss'
// The styles of `error.tsx`, which every page preloads: here they are in sheets that it loads anyway.
import '@/components/layout/ErrorScreen/ErrorScreen.module.scss'
import '@/components/ui/HillFlag/HillFlag.module.scss'

/** Returns the metadata of every page of a language. */
export function siteMetadata(language: Language): Metadata {
  const { name } = getSchool(language)
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: name, template: `%s | ${name}` },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/crest.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      apple: { url: '/icons/icon-180.png', sizes: '180x180' },
    },
    // Telephone numbers are links already. Safari mistakes fees for numbers.
    formatDetection: { telephone: false },
  }
}

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColour,
}

type SiteDocumentProps = { language: Language; children: ReactNode }

/**
 * The document and the frame of every page, for the root layout of English and that of the other languages
 * (docs/decisions/059). Its script sets the state of the header and the help desk on `<html>`, possibly before
 * hydration: hence `suppressHydrationWarning`. React hydrates only what `main` has.
 */
export function SiteDocument({ language, children }: SiteDocumentProps) {
  const frame = loadFrame(language)
  const { school, links } = frame
  const words = frame.words.layout
  return (
    <html lang={language.tag} suppressHydrationWarning>
      <head>
        <style>{pageTransitions}</style>
      </head>
      <body data-service-worker={env.offlinePages ? '/service-worker.js' : undefined}>
        <SkipLink>{words.skipLink}</SkipLink>
        <Letterhead school={school} words={words} />
        <Header frame={frame} />
        <AlertSlot language={language === english ? undefined : language.code} />
        <main id="main">
          <Activity>{children}</Activity>
        </main>
        <Footer frame={frame} />
        <SideTabs school={school} words={words} />
        <BottomBar school={school} words={words} enquiry={links.enquiry} />
        <BrowserScript name="site-document" />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  )
}
