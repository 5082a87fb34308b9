/** The next URL of each script that failed to load: Chromium 150 caches failures. */
const retries = new Map<string, string>()

/**
 * Imports a script, and returns its default export. After a failure the next call imports it from another URL.
 * @throws when it fails to load
 */
export async function importDefault<T>(url: string): Promise<T> {
  const current = retries.get(url) ?? url
  try {
    return ((await import(/* turbopackIgnore: true */ current)) as { default: T }).default
  } catch (error) {
    retries.set(url, `${current}#`)
    throw error
  }
}

/** Returns a function that imports a script, once, and passes on its default export; after a failure, once more. */
export function createLoader<T>(url: string, use: (content: T) => void): () => void {
  let isLoading = false
  return () => {
    if (isLoading) return
    isLoading = true
    importDefault<T>(url).then(use, () => (isLoading = false))
  }
}

/** Adds a style sheet to the page, once. @throws when it fails to load */
export async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(sheet)
  await new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => {
      sheet.remove()
      reject(new Error(`${href} failed to load`))
    }
  })
}
