import path from 'node:path'
import type { NextConfig } from 'next'
import { maxPictureBytes, maxPicturePixels } from './lib/core/file-types'
import { identifierSource } from './lib/core/identifier'
import { baselinePolicy } from './lib/page-cache/csp.mjs'
import { filteredLists, filterKeys } from './lib/routing/filtered-lists'

const yearSeconds = 31_536_000

const siteHost = new URL(process.env.SITE_URL || 'http://localhost:3000').host

/** An album is made on demand at a path of its own, by its id; what can be no id leads to one that is none. */
const album = '/beyond-academic/photo-categories'
const albumRewrites = [
  { value: `(?<album>${identifierSource})`, destination: `${album}/:album` },
  { value: undefined, destination: `${album}/~` },
].map(({ value, destination }) => ({
  source: album,
  has: [{ type: 'query' as const, key: 'id', value }],
  destination,
}))

/** On every answer. */
const securityHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security':
    `max-age=${yearSeconds}` +
    (process.env.HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''),
  'X-Content-Type-Options': 'nosniff',
}

/**
 * On what may be opened by itself: hashed scripts, styles and fonts are only ever parts of a page, and a first
 * view has some twenty.
 */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * Pages get a policy for their scripts from the page cache, else from the middleware. Pictures and documents of
 * the content service have a stricter one, which this would replace.
 */
const policyHeader = { 'Content-Security-Policy': baselinePolicy }

const toList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  cacheHandler: path.resolve('lib/page-cache/handler.mjs'),
  // Tests build beside the site's own build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // A folder that runs by itself, for a container (deploy/Dockerfile). `next start` does not look at it.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // The head is whole before it is sent: messengers read nothing behind it, and there are too many to name.
  htmlLimitedBots: /.*/,
  // `middleware.ts` takes the slash away in the same hop as everything else (R-ROUTE-3).
  skipTrailingSlashRedirect: true,
  // A form has six short answers (R-FORM-3); what passes through the middleware is held in memory.
  experimental: {
    // The site's own address counts, too, behind a proxy that does not pass the host on.
    serverActions: { bodySizeLimit: '16kb', allowedOrigins: [siteHost] },
    proxyClientMaxBodySize: '32kb',
    // Threads for each picture. `/api/image` lets only those pass that can be resized within these limits: Next
    // passes the original on when it fails.
    imgOptConcurrency: 1,
    imgOptMaxInputPixels: maxPicturePixels,
    imgOptTimeoutInSeconds: 30,
  },
  // Read by name while drawing, which no bundler sees.
  outputFileTracingIncludes: { '/api/cards/*': ['lib/social-images/fonts/*'] },
  sassOptions: { loadPaths: ['components'] },
  // Pages are linked with plain <a>: information pages carry no framework script at all.
  images: {
    localPatterns: [{ pathname: '/api/image/**', search: '' }],
    formats: ['image/webp'],
    qualities: [65],
    // Most pictures fill 91 % of a phone: 720 for 360 to 390 px at 2, 1000 for 360 px at 3 and 412 px at 2.625.
    deviceSizes: [480, 720, 1000, 1200],
    imageSizes: [240, 360],
    minimumCacheTTL: yearSeconds / 12,
    maximumRedirects: 0,
    maximumResponseBody: maxPictureBytes,
    maximumDiskCacheSize: 500_000_000,
  },
  // Lists with filters in their address are rendered by a page of their own (R-LIST-1), so that the bare
  // address stays a static page.
  rewrites: async () => ({
    beforeFiles: [
      ...albumRewrites,
      // A fragment would give one picture any number of addresses, each resized and stored by itself.
      {
        source: '/_next/image',
        has: [{ type: 'query', key: 'url', value: '(?<fragment>.*#.*)' }],
        destination: '/api/missing',
      },
      // A segment with a parameter cannot end in a file's extension.
      { source: `/events/:id(${identifierSource}).ics`, destination: '/api/calendar/events/:id' },
      // Among the pictures, so that robots may fetch them.
      { source: '/pictures/cards/:card+', destination: '/api/cards/:card+' },
      ...filteredLists.flatMap((path) =>
        filterKeys.map((key) => ({
          source: path,
          has: [{ type: 'query' as const, key }],
          destination: `/query${path}`,
        })),
      ),
    ],
    afterFiles: [],
    // A file that is not there is answered like an unknown call, plainly (R-ROUTE-8).
    fallback: [
      { source: '/:folder(documents|icons|pictures)/:file+', destination: '/api/missing' },
    ],
  }),
  headers: async () => [
    { source: '/:path*', headers: toList(securityHeaders) },
    { source: '/((?!_next/static/).*)', headers: toList(documentHeaders) },
    { source: '/((?!_next/static/|_next/image|api/image/).*)', headers: toList(policyHeader) },
    {
      source: '/pictures/:file((?!cards/).*)',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' },
      ],
    },
    {
      source: '/:file(enhance.js|icons.svg|icons/more.svg)',
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: `public, max-age=${yearSeconds}, immutable` }],
    },
  ],
}

export default config
