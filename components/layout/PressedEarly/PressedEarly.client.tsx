'use client'

import { useEffect } from 'react'

declare global {
  interface Window {
    /** The button for a script that was pressed last, as `lib/cache/late-scripts.mjs` heard it. */
    pressed?: HTMLElement | null
  }
}

/** Presses the button once more that a visitor pressed before React had come to hear it: nobody presses in vain. */
export function PressedEarly() {
  useEffect(() => {
    window.pressed?.click()
  }, [])
  return null
}
