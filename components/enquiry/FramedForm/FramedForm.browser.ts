/** Makes the page of the form a part of the dialog around its frame: its height, its Escape key, its links. */
const frame = window.frameElement as HTMLIFrameElement | null

if (frame) {
  new ResizeObserver(() => {
    frame.style.height = `${document.body.offsetHeight}px`
  }).observe(document.body)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && !link.target) link.target = '_top'
  })
}
