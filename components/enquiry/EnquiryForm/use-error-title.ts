import { useEffect } from 'react'

const prefix = 'Error: '

/** Prefixes the page's title while a form has errors: screen readers announce the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(prefix, '')
    document.title = hasErrors ? prefix + plain : plain
    return () => {
      document.title = plain
    }
  }, [hasErrors])
}
