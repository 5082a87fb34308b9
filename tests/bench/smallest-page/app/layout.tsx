import type { ReactNode } from 'react'

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body style={{ height: '200vh' }}>{children}</body>
  </html>
)

export default Layout
