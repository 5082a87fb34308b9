/**
 * How many slips part two words: letters left out, put in, mistaken, or two swapped (optimal string
 * alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        isSwap ? before[column - 2]! + 1 : Infinity,
      )
    }
    before = last
    last = current
  }
  return last[b.length]!
}
