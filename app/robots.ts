import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-urls'

/** Everything but the calls is for search engines; pictures are, certificates of pupils are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/image/'],
      disallow: ['/api/', '/api/image/certificate/'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
