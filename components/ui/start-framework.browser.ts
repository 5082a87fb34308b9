/**
 * Loads the framework's scripts of a page after everything of its first view, or when the visitor first touches the page
 * (docs/decisions/113).
 */
export function startFramework() {
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>('head template')
    template?.replaceWith(template.content)
  }
  // The load event comes before the frame that shows what has loaded.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true })
  for (const event of ['pointerdown', 'focusin']) addEventListener(event, start, { once: true })
}
