import { schoolCard } from '@/lib/core/vcard'
import { absoluteUrl } from '@/lib/seo/absolute-urls'

export const dynamic = 'force-static'

/** The school for the contacts of a telephone (R-ENQUIRY-7). */
export const GET = () =>
  new Response(schoolCard(absoluteUrl('/')), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
