/** @type {import('next').NextConfig} */
const config = {
  // The folder of the site, which has the packages.
  turbopack: { root: process.cwd() },
  // Without `ts`, or Turbopack adds the site's `middleware.ts` and `instrumentation.ts`.
  pageExtensions: ['tsx'],
  typescript: { ignoreBuildErrors: true },
}

export default config
