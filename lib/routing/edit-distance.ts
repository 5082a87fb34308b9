/**
 * Returns the edit distance of two words: insertions, deletions, substitutions, and swaps of adjacent characters
 * (optimal string alignment).
 */
export function getEditDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length]!
}
