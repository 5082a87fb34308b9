/**
 * Says that the page needs React before anybody has touched it: because something on it moves by itself, or because
 * the very first touch would go elsewhere without. Other pages wait for a visitor (`lib/cache/late-scripts.mjs`).
 */
export function ScriptAtOnce() {
  return <meta name="framework-script" content="at-once" />
}
