import { findAll } from '@/lib/browser/dom'

/** Calls back with -1 when a visitor presses previous, and with 1 when they press next. */
export function stepOnClick(root: HTMLElement, step: (delta: number) => void) {
  for (const button of findAll('[data-step]', root))
    button.onclick = () => step(Number(button.dataset.step))
}
