/** Loads what says the alerts again when it was made with others than the current ones: the page may be an old copy. */
addEventListener('alerts', async (event) => {
  const { detail: version } = event as CustomEvent<string>
  const part = document.querySelector<HTMLElement>('[data-alert-version]')
  if (!part || part.dataset.alertVersion === version) return
  // No cache has an older copy under this URL.
  const response = await fetch(`?alerts=${version}`).catch(() => undefined)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const current = page.querySelector('[data-alert-version]')
  if (current) part.replaceWith(current)
})
