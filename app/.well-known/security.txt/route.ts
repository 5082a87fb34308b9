import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-dynamic'

/** How to report a vulnerability of this website (RFC 9116). */
export const GET = () =>
  new Response(securityText(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
