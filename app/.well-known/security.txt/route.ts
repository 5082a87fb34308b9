import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-dynamic'

/** Whom to tell of a weakness of this website. */
export const GET = () =>
  new Response(securityText(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
