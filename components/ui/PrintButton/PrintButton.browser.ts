import { findAll } from '@/lib/browser/dom'

export function printOnClick() {
  for (const button of findAll('[data-print]')) button.onclick = () => print()
}
