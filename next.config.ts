import type { NextConfig } from 'next'

const yearSeconds = 31_536_000

const config: NextConfig = {
  // Tests build beside the site's own build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  sassOptions: { loadPaths: ['components'] },
  // Pages are linked with plain <a>: information pages carry no framework script at all.
  images: {
    localPatterns: [{ pathname: '/api/image/**', search: '' }],
    formats: ['image/webp'],
    qualities: [75],
    deviceSizes: [480, 800, 1200],
    imageSizes: [240, 360],
    minimumCacheTTL: yearSeconds / 12,
    maximumRedirects: 0,
    maximumResponseBody: 10_000_000,
    maximumDiskCacheSize: 500_000_000,
  },
  // Lists with filters in their address are rendered by a page of their own (E4), so that the bare
  // address stays a static page.
  rewrites: async () => ({
    beforeFiles: ['year', 'month', 'q', 'show'].map((key) => ({
      source: '/:list(news)',
      has: [{ type: 'query' as const, key }],
      destination: '/filtered/:list',
    })),
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    {
      source: '/pictures/:file*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' },
      ],
    },
    {
      source: '/:file(enhance.js|icons.svg)',
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: `public, max-age=${yearSeconds}, immutable` }],
    },
  ],
}

export default config
