'use client'

import { useState } from 'react'

export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
      {isOpen ? 'Close' : 'Menu'}
    </button>
  )
}
