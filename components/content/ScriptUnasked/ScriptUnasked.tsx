/**
 * Says that the page runs React before anybody has touched it: because something on it moves by itself, or because
 * the very first touch would go elsewhere without. Other pages wait for a visitor (`lib/cache/late-scripts.mjs`).
 * @param props.after milliseconds for which the page, once all else is there, is left to whoever looks at it
 */
export function ScriptUnasked({ after }: { after: number }) {
  return <meta name="framework-script" content={String(after)} />
}
