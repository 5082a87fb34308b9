/**
 * Marks a page that works without React in the browser: the page cache removes the framework's scripts
 * (docs/decisions/006, `lib/page-cache/framework-scripts.mjs`). Not for pages with client components that have to hydrate.
 */
export function NoClientScript() {
  return <meta name="framework-script" content="none" />
}
