import type { MetadataRoute } from 'next'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'

/** Crawlers may fetch everything except the API. Its pictures are allowed, pupils' certificates are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/image/'],
      disallow: ['/api/', '/api/image/certificate/'],
    },
    sitemap: toAbsoluteUrl('/sitemap.xml'),
  }
}
