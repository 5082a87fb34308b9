/** A source of numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: the same seed gives the same sequence on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const TABLE_SIZE = 512

const wrap = (index: number) => ((index % TABLE_SIZE) + TABLE_SIZE) % TABLE_SIZE

/** Smooth one-dimensional noise in [0, 1), one knot per unit of x. */
function valueNoise(seed: number): (x: number) => number {
  const random = seededRandom(seed)
  const table = Array.from({ length: TABLE_SIZE }, random)
  const knot = (index: number) => table[wrap(index)] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    const t = x - cell
    const from = knot(cell)
    return from + (knot(cell + 1) - from) * t * t * (3 - 2 * t)
  }
}

/** Sum of octaves of value noise: the line of a hill. */
export function fractalNoise(seed: number, octaves = 4): (x: number) => number {
  const noise = valueNoise(seed)
  return (x) => {
    let sum = 0
    let amplitude = 0.5
    let frequency = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * noise(x * frequency + octave * 37.7)
      amplitude *= 0.5
      frequency *= 2.03
    }
    return sum
  }
}
