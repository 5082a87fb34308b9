import { share } from '@/content/words/en/share'

const root = document.querySelector<HTMLElement>('[data-share]')
if (root) offer(root)

/** Offers the share sheet of the device, or else to copy the link. */
function offer(root: HTMLElement) {
  const { share: url = '', title } = root.dataset
  const status = root.querySelector('[role=status]')!
  const actions = {
    share: () => navigator.share({ title, url }),
    async copy() {
      await navigator.clipboard.writeText(url)
      status.textContent = share.copied
    },
  }
  const offered = typeof navigator.share === 'function' ? 'share' : 'copy'
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-does]')) {
    button.hidden = button.dataset.does !== offered
    delete button.dataset.waiting
    button.onclick = async () => {
      status.textContent = ''
      try {
        await actions[offered]()
      } catch (error) {
        // Closing the share sheet is not a failure.
        if ((error as Error).name !== 'AbortError') status.textContent = share.failed
      }
    }
  }
}
