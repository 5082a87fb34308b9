import type { NextConfig } from 'next'

const yearSeconds = 31_536_000

/** The screens of `lists` in `lib/updates/lists.ts`, and the tabloid. */
const filteredLists = ['/news', '/events', '/beyond-academic/events-gallery', '/tabloid']

/** An album is made on demand at a path of its own, by its id; what can be no id leads to one that is none. */
const album = '/beyond-academic/photo-categories'
const albumRewrites = [
  { value: '(?<album>[\\w-]{1,64})', destination: `${album}/:album` },
  { value: undefined, destination: `${album}/~` },
].map(({ value, destination }) => ({
  source: album,
  has: [{ type: 'query' as const, key: 'id', value }],
  destination,
}))

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
    beforeFiles: [
      ...albumRewrites,
      ...filteredLists.flatMap((path) =>
        ['year', 'month', 'q', 'show', 'from'].map((key) => ({
          source: path,
          has: [{ type: 'query' as const, key }],
          destination: `/filtered${path}`,
        })),
      ),
    ],
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
