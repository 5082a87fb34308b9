import { all } from '@/lib/html/all'

export function printOnClick() {
  for (const button of all('[data-print]')) button.onclick = () => print()
}
