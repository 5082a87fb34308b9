import { all } from '@/lib/browser/dom'

export function printOnClick() {
  for (const button of all('[data-print]')) button.onclick = () => print()
}
