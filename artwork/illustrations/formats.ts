import type { AvifOptions } from 'sharp'
import type { Stage } from './core/frame'

/** File widths of one kind of picture, in pixels. */
export interface Format {
  width: number
  height: number
  avif: readonly number[]
  webp: readonly number[]
  jpg: readonly number[]
  /** Where the usual ones give more than is seen. */
  avifOptions?: AvifOptions
  stage?: Stage
}

/** Two or three pixels of the file stand in one of the page, which hides what is left out. */
const dense = { quality: 48, effort: 6, chromaSubsampling: '4:2:0' } as const

/** Sizes and widths by use. */
export const FORMATS = {
  slide: {
    width: 1920,
    height: 768,
    avif: [960, 1440, 1920],
    webp: [960, 1440, 1920],
    jpg: [1440],
    stage: { left: 0.36, foot: 0.05 },
  },
  slidePhone: {
    width: 1080,
    height: 480,
    avif: [480, 780, 1080],
    webp: [480, 780, 1080],
    jpg: [780],
    avifOptions: dense,
  },
  hero: {
    width: 1920,
    height: 640,
    avif: [960, 1440, 1920],
    webp: [960, 1440, 1920],
    jpg: [1440],
    stage: { left: 0.12, foot: 0.05 },
  },
  heroPhone: {
    width: 1080,
    height: 336,
    avif: [480, 780, 1080],
    webp: [480, 780, 1080],
    jpg: [780],
    avifOptions: dense,
  },
  strip: {
    width: 1080,
    height: 216,
    avif: [720, 1080],
    webp: [720, 1080],
    // Browsers without the others get the card.
    jpg: [],
    avifOptions: dense,
  },
  card: {
    width: 960,
    height: 640,
    avif: [480, 960],
    webp: [480, 960],
    jpg: [960],
    stage: { foot: 0.1 },
  },
  square: { width: 264, height: 264, avif: [264], webp: [264], jpg: [], avifOptions: dense },
  result: { width: 800, height: 800, avif: [400, 800], webp: [400, 800], jpg: [800] },
  sheet: { width: 1200, height: 1600, avif: [600, 1200], webp: [600, 1200], jpg: [1200] },
  plan: {
    width: 1600,
    height: 1000,
    avif: [960, 1600],
    webp: [960, 1600],
    jpg: [1600],
  },
  planPhone: {
    width: 1080,
    height: 1440,
    avif: [480, 780, 1080],
    webp: [480, 780, 1080],
    jpg: [780],
    avifOptions: dense,
  },
  share: { width: 1200, height: 630, avif: [], webp: [], jpg: [1200] },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS
