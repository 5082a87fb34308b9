/** Loads the bus routes again when they were made with other alerts than the current ones: the page may be an old copy. */
addEventListener('alerts', async (event) => {
  const { detail: version } = event as CustomEvent<string>
  const list = document.querySelector<HTMLElement>('[data-alert-version]')
  if (!list || list.dataset.alertVersion === version) return
  // No cache has an older copy under this URL.
  const response = await fetch(`?alerts=${version}`).catch(() => undefined)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const current = page.querySelector('[data-alert-version]')
  if (current) list.replaceWith(current)
})
