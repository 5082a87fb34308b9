/**
 * Says that the page works without React in the browser: the page cache then takes the framework's scripts
 * out of it (architecture, decision 6; `lib/cache/script-free.mjs`). Not for pages with client components.
 */
export function ScriptFree() {
  return <meta name="framework-script" content="none" />
}
