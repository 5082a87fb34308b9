/**
 * Says that the page works without React in the browser: the page cache then takes the framework's scripts
 * out of it (docs/decisions/006; `lib/page-cache/strip-scripts.mjs`). Not for pages with client components.
 */
export function NoClientScript() {
  return <meta name="framework-script" content="none" />
}
