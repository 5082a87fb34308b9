import { useEffect } from 'react'

/**
 * Prefixes the page's title while a form has errors: screen readers announce the title first.
 * @param word for example 'Error:'
 */
export function useErrorTitle(word: string, hasErrors: boolean): void {
  useEffect(() => {
    const prefix = `${word} `
    const plain = document.title.replace(prefix, '')
    document.title = hasErrors ? prefix + plain : plain
    return () => {
      document.title = plain
    }
  }, [word, hasErrors])
}
