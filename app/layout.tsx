import type { Metadata, Viewport } from 'next'
import { Activity, type ReactNode } from 'react'
import { AlertSlot } from '@/components/layout/AlertSlot/AlertSlot.client'
import { BottomBar } from '@/components/layout/BottomBar/BottomBar'
import { Drawer } from '@/components/layout/Drawer/Drawer'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { Letterhead } from '@/components/layout/Letterhead/Letterhead'
import { SideTabs } from '@/components/layout/SideTabs/SideTabs'
import { SkipLink } from '@/components/layout/SkipLink/SkipLink'
import { school } from '@/content/school'
import { popularSearches } from '@/content/search'
import { pageTransitions } from '@/lib/page-cache/csp.mjs'
import { enhancementUrl } from '@/lib/html/enhancement'
import { env } from '@/lib/core/env'
import { findRoute, navigation } from '@/lib/routing/routes'
import { themeColour } from '@/lib/core/colours'
import { speculationRules } from '@/lib/html/speculation-rules'
import './fonts'
import './globals.scss'
// The styles of `error.tsx`. As a sheet of their own, every page would preload them.
import '@/components/layout/ErrorScreen/ErrorScreen.module.scss'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: school.name, template: `%s | ${school.name}` },
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

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: themeColour,
}

const entries = navigation()
/** In the order of R-LAYOUT-8. */
const footerLinks = ['/our-campus', '/admission', '/sitemap', '/fee-structure', '/pphelp'].map(
  findRoute,
)
const popularPages = popularSearches.map(findRoute)
const forParents = ['/calendar'].map(findRoute)
const smallPrint = ['/privacy-policy', '/accessibility'].map(findRoute)

/**
 * The frame of every page. `public/enhance.js` sets the state of the header and the help desk on `<html>`, possibly
 * before hydration: hence `suppressHydrationWarning`. Each `<Activity>` is hydrated on its own.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <style>{pageTransitions}</style>
      </head>
      <body>
        <SkipLink />
        <Letterhead school={school} />
        <Activity>
          <Header school={school} entries={entries} popularPages={popularPages} />
        </Activity>
        <AlertSlot />
        <main id="main">
          <Activity>{children}</Activity>
        </main>
        <Activity>
          <Footer
            school={school}
            quickLinks={footerLinks}
            forParents={forParents}
            smallPrint={smallPrint}
          />
          <SideTabs school={school} />
          <BottomBar school={school} />
        </Activity>
        <Activity>
          <Drawer school={school} entries={entries} />
        </Activity>
        <script src={enhancementUrl} defer />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  )
}
