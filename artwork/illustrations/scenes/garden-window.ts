import { frameOf, type Frame } from '../core/frame'
import { HOURS } from '../core/ink'
import { rain } from '../land/sky'
import { shadeTree } from '../land/trees'
import { windowWithView, type WindowBox } from '../props/room'
import { farTea, vista } from './backdrop'

export interface GardenView {
  seed: number
  sun?: readonly [number, number]
  /** Where a shade tree stands, as a fraction of the window's width. */
  tree?: number
}

/** A window on the garden: hills, tea and a tree, without the peaks. */
export function gardenWindow(frame: Frame, opening: WindowBox, view: GardenView): string {
  const inner = frameOf(opening.width, opening.height, frame.ink)
  const { seed, sun = [0.7, 0.4], tree = 0.72 } = view
  const scene =
    vista(inner, { seed, horizon: 0.58, peaks: null, sun }) +
    farTea(inner, 0.68, 1.1) +
    shadeTree(inner.x(tree), inner.y(0.94), inner.y(0.66), frame.ink, seed) +
    (frame.ink === HOURS.monsoon ? rain(inner.width, inner.height, 60, seed) : '')
  return windowWithView(opening, scene)
}
