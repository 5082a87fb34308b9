import { useEffect } from 'react'

const prefix = 'Error: '

/** Says so in the page's title while a form is refused, for those who hear the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(prefix, '')
    document.title = hasErrors ? prefix + plain : plain
    return () => {
      document.title = plain
    }
  }, [hasErrors])
}
