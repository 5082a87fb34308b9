'use client'

import { useState } from 'react'
import { PauseButton } from './PauseButton'

/** A pause button that keeps its state, for the examples. */
export function TogglePauseButton() {
  const [paused, setPaused] = useState(false)
  return (
    <PauseButton
      autoplay={{ allowed: true, paused, toggle: () => setPaused(!paused) }}
      subject="the pictures"
    />
  )
}
