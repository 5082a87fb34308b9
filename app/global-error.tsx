'use client'

import { errors } from '@/content/words/en/errors'
import ErrorPage from './(english)/error'
import './fonts'
import './globals.scss'

/** Replaces the root layout when that threw, so it renders the complete document. */
export default function GlobalError(props: Parameters<typeof ErrorPage>[0]) {
  return (
    <html lang="en-IN">
      <body>
        <title>{errors.heading}</title>
        {/* For `AlertSlot.browser.ts`. Not `AlertSlot`: every page would download it twice. */}
        <div id="alerts" />
        <main>
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  )
}
