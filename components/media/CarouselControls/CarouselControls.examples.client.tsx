'use client'

import { useState } from 'react'
import { CarouselControls } from './CarouselControls'

/** Controls without a carousel, for the examples. */
export function StandaloneControls() {
  const [paused, setPaused] = useState(false)
  return (
    <CarouselControls
      noun="picture"
      step={() => setPaused(true)}
      autoplay={{
        moving: !paused,
        allowed: true,
        paused,
        toggle: () => setPaused(!paused),
        stopPermanently: () => setPaused(true),
      }}
    />
  )
}
