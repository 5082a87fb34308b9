'use client'

import ErrorPage from './error'
import './fonts'
import './globals.scss'

/** The same when the layout itself broke: it has to bring the whole document. */
export default function GlobalError(props: Parameters<typeof ErrorPage>[0]) {
  return (
    <html lang="en-IN">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  )
}
