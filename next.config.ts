import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { NextConfig } from 'next'
import { maxPictureBytes, maxPicturePixels } from './lib/core/file-types'
import { identifierSource } from './lib/core/identifier'
import { internalPathHeader } from './lib/core/internal-path'
import { baselinePolicy } from './lib/page-cache/csp.mjs'

const yearSeconds = 31_536_000

const siteHost = new URL(process.env.SITE_URL || 'http://localhost:3000').host

/** For every response. */
const securityHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security':
    `max-age=${yearSeconds}` +
    (process.env.HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''),
  'X-Content-Type-Options': 'nosniff',
}

/**
 * For everything that can be opened as a document. Hashed scripts, styles and fonts cannot, and a first view loads about
 * twenty of them.
 */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * The page cache or the middleware replaces it for pages. Files of the content service are excluded, because this would
 * replace their stricter policy.
 */
const policyHeader = { 'Content-Security-Policy': baselinePolicy }

const immutable = { key: 'Cache-Control', value: `public, max-age=${yearSeconds}, immutable` }

const toList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  cacheHandler: path.resolve('lib/page-cache/handler.mjs'),
  // Tests use a separate build folder.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Self-contained output for releases (scripts/release.mjs, deploy/Dockerfile). `next start` does not use it.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // `npm run typecheck` and `npm test` check the types.
  typescript: { ignoreBuildErrors: true },
  // Only development has `*.dev.tsx`: the catalogue of components (docs/decisions/110).
  pageExtensions: ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  // Written into the code (content/samples.ts).
  env: { SHOW_SAMPLES: process.env.SHOW_SAMPLES ?? '' },
  poweredByHeader: false,
  // The page cache has computed it (lib/http/not-modified.ts).
  generateEtags: false,
  reactStrictMode: true,
  agentRules: false,
  // Never stream metadata: messengers only read the initial head, and there are too many to list by name.
  htmlLimitedBots: /.*/,
  // `middleware.ts` removes the slash in the same redirect as all other corrections (R-ROUTE-3).
  skipTrailingSlashRedirect: true,
  // Forms of visitors are small (R-FORM-3), those of the desk have stories. The middleware buffers request bodies in
  // memory, and checks their length first (lib/http/form-posts.ts).
  experimental: {
    // A route is loaded with its first request: those of the desk never where there is none (R-DESK-1).
    preloadEntriesOnStart: false,
    // `app/global-not-found.tsx`: English and the translations have root layouts of their own.
    globalNotFound: true,
    // Accept the site's own origin also behind a proxy that does not forward the host.
    serverActions: { bodySizeLimit: '320kb', allowedOrigins: [siteHost] },
    proxyClientMaxBodySize: '320kb',
    // The desk's response to somebody whose role does not include what they ask for.
    authInterrupts: true,
    // One thread per picture. When resizing fails, Next serves the original. `/api/image` therefore only serves pictures
    // within these limits.
    imgOptConcurrency: 1,
    imgOptMaxInputPixels: maxPicturePixels,
    imgOptTimeoutInSeconds: 30,
  },
  // Read by name at runtime, which the bundler cannot trace: fonts, and the thread that opens files of the desk.
  outputFileTracingIncludes: {
    '/api/social-images/*': ['lib/social-images/fonts/*'],
    '/desk/*/*': [
      'lib/desk/media/file-worker.mjs',
      'node_modules/@embedpdf/pdfium/{package.json,dist/index.js,dist/pdfium.wasm}',
      'node_modules/libheif-js/{package.json,wasm-bundle.js,libheif-wasm/libheif-bundle.js}',
    ],
  },
  // For development (lib/rich-text/read-page.ts).
  turbopack: { rules: { '*.md': { type: 'text' } } },
  sassOptions: { loadPaths: ['components'] },
  images: {
    localPatterns: [{ pathname: '/api/image/**', search: '' }],
    formats: ['image/webp'],
    qualities: [65],
    // Most pictures have 91 % of a phone's width. 720 is for 360 to 390 px at 2x, 1000 for 360 px at 3x and 412 px at
    // 2.625x.
    deviceSizes: [480, 720, 1000, 1200],
    imageSizes: [240, 360],
    minimumCacheTTL: yearSeconds / 12,
    maximumRedirects: 0,
    maximumResponseBody: maxPictureBytes,
    maximumDiskCacheSize: 500_000_000,
  },
  rewrites: async () => ({
    beforeFiles: [
      // The middleware names the page: that of an album, of a query, or of a name that no record can have.
      {
        source: '/:path*',
        has: [{ type: 'header', key: internalPathHeader, value: '(?<page>.+)' }],
        destination: '/:page',
      },
      // With a fragment, one picture would have any number of URLs, each resized and stored separately.
      {
        source: '/_next/image',
        has: [{ type: 'query', key: 'url', value: '(?<fragment>.*#.*)' }],
        destination: '/api/missing',
      },
      // A dynamic segment cannot have a file extension.
      { source: `/events/:id(${identifierSource}).ics`, destination: '/api/calendar/events/:id' },
      // Below `/pictures`, so that robots may fetch the social images.
      { source: '/pictures/cards/:path+', destination: '/api/social-images/:path+' },
    ],
    afterFiles: [],
    // A missing file gets a plain 404, like an unknown endpoint (R-ROUTE-8).
    fallback: [
      { source: '/:folder(documents|icons|modules|pictures)/:file+', destination: '/api/missing' },
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
      source: '/:file(icons.svg|icons/more.svg)',
      has: [{ type: 'query', key: 'v' }],
      headers: [immutable],
    },
    // Not for a file of another release: the 404 would be stored for a year.
    {
      source: `/modules/:file(${readdirSync('public/modules').join('|')})`,
      headers: [immutable],
    },
  ],
}

export default config
