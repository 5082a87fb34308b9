import type { Colour } from './colour'
import type { Stop } from './ink'
import { each, round } from './numbers'

export type Point = readonly [x: number, y: number]

/** Extra SVG attributes, by their SVG names. */
export type Attributes = Readonly<Record<string, string | number>>

const attributeText = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** Template for path data: numbers are rounded to one decimal, strings pass through. */
export function path(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((data, text, index) => {
    const value = values[index - 1]
    return data + (typeof value === 'number' ? round(value) : (value ?? '')) + text
  })
}

/** Open path through the points. */
export const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}`

/** Closed path through the points. */
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`

/** Open Catmull-Rom curve through the points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const start = at(0)
  let data = path`M${start[0]} ${start[1]}`
  for (let i = 0; i < points.length - 1; i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    data += path`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}`
    data += path` ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6}`
    data += path` ${to[0]} ${to[1]}`
  }
  return data
}

export const filled = (data: string, fill: Colour, attributes?: Attributes): string =>
  `<path d="${data}" fill="${fill}"${attributeText(attributes)}/>`

/** Stroke with round caps and joins. */
export const stroked = (
  data: string,
  stroke: Colour,
  width: number,
  attributes?: Attributes,
): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"` +
  ` stroke-linecap="round" stroke-linejoin="round"${attributeText(attributes)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  attributes?: Attributes,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
  ` fill="${fill}"${attributeText(attributes)}/>`

export const circle = (
  x: number,
  y: number,
  radius: number,
  fill: Colour,
  attributes?: Attributes,
): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"` +
  `${attributeText(attributes)}/>`

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Colour,
  attributes?: Attributes,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"` +
  ` fill="${fill}"${attributeText(attributes)}/>`

export const group = (body: string, attributes?: Attributes): string =>
  `<g${attributeText(attributes)}>${body}</g>`

/** Moves the body's origin to (x, y) and scales it there. */
export const place = (x: number, y: number, scale: number, body: string): string =>
  group(body, {
    transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`,
  })

/** Like `place`, turned left to right. */
export const placeMirrored = (x: number, y: number, scale: number, body: string): string =>
  place(x, y, scale, group(body, { transform: 'scale(-1 1)' }))

/** Turns the body by degrees about a point, its origin unless told otherwise. */
export const turned = (degrees: number, body: string, x = 0, y = 0): string =>
  group(body, { transform: path`rotate(${degrees} ${x} ${y})` })

let lastId = 0

/** Ids restart with every picture, so the same picture always has the same text. */
export const restartIds = (): void => {
  lastId = 0
}

export const nextId = (prefix: string): string => `${prefix}${++lastId}`

/** A definition and the `url(#…)` that uses it as a fill. */
export interface Paint {
  fill: string
  definition: string
}

const stopText = (stops: readonly Stop[]): string =>
  each(stops, ([offset, colour, opacity]) => {
    const opacityText = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
    return `<stop offset="${offset}" stop-color="${colour}"${opacityText}/>`
  })

function gradient(
  kind: 'linear' | 'radial',
  stops: readonly Stop[],
  attributes: Attributes,
): Paint {
  const id = nextId('g')
  const tag = `${kind}Gradient`
  return {
    fill: `url(#${id})`,
    definition: `<defs><${tag} id="${id}"${attributeText(attributes)}>${stopText(stops)}</${tag}></defs>`,
  }
}

/** Top to bottom of whatever is filled with it. */
export const verticalGradient = (stops: readonly Stop[]): Paint =>
  gradient('linear', stops, { x1: 0, y1: 0, x2: 0, y2: 1 })

/** Between two heights of the drawing, whatever is filled with it. */
export const heightGradient = (stops: readonly Stop[], top: number, bottom: number): Paint =>
  gradient('linear', stops, { x1: 0, y1: top, x2: 0, y2: bottom, gradientUnits: 'userSpaceOnUse' })

export const radialGradient = (stops: readonly Stop[], radius: number): Paint =>
  gradient('radial', stops, { cx: 0.5, cy: 0.5, r: radius })

/** Shows only the part of the body inside the path. */
export function clipped(data: string, body: string): string {
  const id = nextId('c')
  return (
    `<defs><clipPath id="${id}"><path d="${data}"/></clipPath></defs>` +
    group(body, { 'clip-path': `url(#${id})` })
  )
}

export const box = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}Z`
