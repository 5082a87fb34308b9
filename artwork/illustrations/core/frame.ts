import { HOURS, type HourName, type Ink } from './ink'
import { box, clipped, place, restartIds } from './svg'

/** The sheet a scene is drawn on. */
export interface Frame {
  width: number
  height: number
  ink: Ink
  portrait: boolean
  /** Pixels per unit where the sheet is 900 units high. */
  unit: number
  /** Pixels per unit where the shorter side is 900 units: for indoor scenes and close views. */
  smallUnit: number
  /** Pixels per unit where a 1600 × 900 sheet fits inside. */
  fit: number
  /** Position at a fraction of the stage's width, in pixels. */
  x: (fraction: number) => number
  /** Fraction of the stage's height, in pixels: a position, or a length. */
  y: (fraction: number) => number
  /** Length of a fraction of the stage's width, in pixels. */
  span: (fraction: number) => number
}

/**
 * The part of the sheet that holds the subject; the scene's ground and sky fill the rest. Both are fractions of the
 * sheet that stay free: on the left, where a banner hangs, and at the foot, where a notch is cut (R-PICTURE-3).
 */
export interface Stage {
  left?: number
  foot?: number
}

/** A scene draws itself for any sheet and hour, so crops are redrawn and never cut. */
export type Scene = (frame: Frame) => string

export function frameOf(
  width: number,
  height: number,
  ink: Ink,
  { left = 0, foot = 0 }: Stage = {},
): Frame {
  const span = (fraction: number) => width * (1 - left) * fraction
  return {
    width,
    height,
    ink,
    portrait: width < height,
    unit: height / 900,
    smallUnit: Math.min(width, height) / 900,
    fit: Math.min(width / 1600, height / 900),
    x: (fraction) => width * left + span(fraction),
    y: (fraction) => height * (1 - foot) * fraction,
    span,
  }
}

/** A part of a wider or taller sheet: how wide the whole is for its height, and fractions of it that are seen. */
export interface Part {
  ratio: number
  left: number
  top: number
  width: number
}

/** The scene drawn on a sheet of which the picture shows a part. */
function closeView(scene: Scene, width: number, ink: Ink, { ratio, left, top, width: seen }: Part) {
  const sheetWidth = width / seen
  const sheetHeight = sheetWidth / ratio
  const sheet = scene(frameOf(sheetWidth, sheetHeight, ink))
  return place(-left * sheetWidth, -top * sheetHeight, 1, sheet)
}

/** A square of the finished drawing: fractions of its width, its height and again its width. */
export type Square = readonly [left: number, top: number, width: number]

interface Drawing {
  stage?: Stage
  part?: Part
  /** Shows only this of the drawing. */
  square?: Square
  /** Drawn on top, in the same pixels. */
  overlay?: string
}

/** A whole SVG file. */
export function drawing(
  scene: Scene,
  width: number,
  height: number,
  hour: HourName,
  { stage, part, square, overlay = '' }: Drawing = {},
): string {
  restartIds()
  const ink = HOURS[hour]
  const view = part ? closeView(scene, width, ink, part) : scene(frameOf(width, height, ink, stage))
  const body = clipped(box(0, 0, width, height), view + overlay)
  const [left, top, side] = square ?? [0, 0, 0]
  const shown = square
    ? [left * width, top * height, side * width, side * width]
    : [0, 0, width, height]
  const [x, y, shownWidth, shownHeight] = shown.map(Math.round)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${shownWidth} ${shownHeight}"` +
    ` width="${shownWidth}" height="${shownHeight}">${body}</svg>`
  )
}
