import { myClassEvent, myClassName } from '@/lib/browser/my-class'

/** Imports the script of "my class" for visitors who have chosen one. */
export function followMyClass() {
  const { script } =
    document.querySelector<HTMLElement>('[data-my-class-link][data-script]')?.dataset ?? {}
  let isUsed = false
  const update = () => {
    try {
      isUsed = isUsed || !!localStorage.getItem(myClassName)
    } catch {
      // Storage is blocked.
    }
    if (!isUsed || !script) return
    import(/* turbopackIgnore: true */ script).then(
      (module: { default: () => void }) => module.default(),
      () => undefined,
    )
  }
  update()
  for (const event of [myClassEvent, 'pageshow', 'storage']) addEventListener(event, update)
}
