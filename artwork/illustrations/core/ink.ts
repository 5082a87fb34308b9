import type { Colour } from './colour'

/** A gradient stop: offset 0–1, colour, optional opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** The colours of one hour of the day; every scene is drawn with one of the five. */
export interface Ink {
  /** Top to horizon. */
  skyStops: readonly Stop[]
  /** Zenith, middle and horizon: tints for water and haze. */
  sky: readonly [Colour, Colour, Colour]
  sun: Colour
  halo: Colour
  peak: Colour
  /** Lower lit face of the snow, where the light differs from the summit's. */
  peakLow?: Colour
  peakShade: Colour
  /** Four ridges, far to near. */
  ridges: readonly [Colour, Colour, Colour, Colour]
  mist: Colour
  /** Tea bushes: shade, body, new growth. */
  tea: readonly [Colour, Colour, Colour]
  /** The dark between two rows of tea. */
  gap: Colour
  /** New sprigs. */
  light: Colour
  cloud: Colour
  /** Light that falls on walls. */
  rim: Colour
  /** Darkest tone, for what stands nearest. */
  near: Colour
  /** Light on the back cloth of the stage, middle to edge. */
  stage: readonly [Colour, Colour, Colour]
  /** Lamps are on. */
  lit: boolean
  night: boolean
}

export type HourName = 'dawn' | 'noon' | 'monsoon' | 'dusk' | 'night'

export const HOUR_NAMES: readonly HourName[] = ['dawn', 'noon', 'monsoon', 'dusk', 'night']

export const HOURS: Record<HourName, Ink> = {
  dawn: {
    skyStops: [
      [0, '#4f9bbf'],
      [0.34, '#9ccbd6'],
      [0.62, '#f3dccb'],
      [0.82, '#fbd3ae'],
      [1, '#fde9cd'],
    ],
    sky: ['#4f9bbf', '#f3dccb', '#fde9cd'],
    sun: '#fff1cf',
    halo: '#ffd9a8',
    peak: '#ffb79c',
    peakLow: '#fff0e4',
    peakShade: '#8a9fc4',
    ridges: ['#8fb0c6', '#6798ad', '#417f8c', '#2c6c66'],
    mist: '#fdebd6',
    tea: ['#1d6a4a', '#3f9560', '#a8cc68'],
    gap: '#124634',
    light: '#e3ec9c',
    cloud: '#fff4e6',
    rim: '#ffe0b0',
    near: '#0f3a2d',
    stage: ['#fff0dc', '#f6c3a4', '#a85a6a'],
    lit: false,
    night: false,
  },
  noon: {
    skyStops: [
      [0, '#2f8fbd'],
      [0.5, '#86cadd'],
      [1, '#e9f6ee'],
    ],
    sky: ['#3f98c2', '#93cfe0', '#e4f4ee'],
    sun: '#fffdf2',
    halo: '#d8f0f2',
    peak: '#ffffff',
    peakShade: '#9dbfd6',
    ridges: ['#9cc6cf', '#75b0b0', '#4f9889', '#35806a'],
    mist: '#e4f4ee',
    tea: ['#17694a', '#36935c', '#98c95f'],
    gap: '#0f4a36',
    light: '#d5e88a',
    cloud: '#ffffff',
    rim: '#ffffff',
    near: '#0f3a2d',
    stage: ['#f6f3df', '#a9d3d6', '#2e7f9b'],
    lit: false,
    night: false,
  },
  monsoon: {
    skyStops: [
      [0, '#5f8a93'],
      [0.55, '#a3c0c0'],
      [1, '#dbe8e1'],
    ],
    sky: ['#5f8a93', '#a3c0c0', '#dbe8e1'],
    sun: '#eef4ef',
    halo: '#c8dad6',
    peak: '#d4e0de',
    peakShade: '#9fb8bb',
    ridges: ['#9db8b6', '#789f9a', '#54877c', '#377262'],
    mist: '#dde9e2',
    tea: ['#0f5c42', '#2b8a55', '#86c058'],
    gap: '#0a3f2f',
    light: '#bfe07f',
    cloud: '#eef4f1',
    rim: '#e8f3ec',
    near: '#0b3328',
    stage: ['#eef3da', '#a5cfa4', '#2c7a63'],
    lit: false,
    night: false,
  },
  dusk: {
    skyStops: [
      [0, '#143c58'],
      [0.36, '#3c7f8f'],
      [0.62, '#d9b08c'],
      [0.82, '#f7a35f'],
      [1, '#fdd08a'],
    ],
    sky: ['#143c58', '#d9b08c', '#fdd08a'],
    sun: '#fff0b8',
    halo: '#ffb65c',
    peak: '#ff8f6b',
    peakLow: '#ffd2a6',
    peakShade: '#55799b',
    ridges: ['#64879a', '#3f6f84', '#2a5a68', '#1d4a50'],
    mist: '#f8c791',
    tea: ['#0f4a3c', '#22704c', '#8fa84c'],
    gap: '#082c28',
    light: '#f0c35a',
    cloud: '#ffdca6',
    rim: '#ffc37a',
    near: '#0a2622',
    stage: ['#fbe6b8', '#f3b95e', '#b4532f'],
    lit: true,
    night: false,
  },
  night: {
    skyStops: [
      [0, '#071c2d'],
      [0.55, '#0f4055'],
      [1, '#3a817f'],
    ],
    sky: ['#071c2d', '#0f3d52', '#2b6f76'],
    sun: '#fdf6dc',
    halo: '#2f6b78',
    peak: '#b4d0d8',
    peakShade: '#3b647c',
    ridges: ['#2c6470', '#1f5260', '#174451', '#103743'],
    mist: '#3a7d80',
    tea: ['#0b3b34', '#145043', '#3d7a55'],
    gap: '#06251f',
    light: '#84b579',
    cloud: '#3f7f86',
    rim: '#9fd0c6',
    near: '#05201b',
    stage: ['#d9e6e0', '#5f9fae', '#123f58'],
    lit: true,
    night: true,
  },
}
