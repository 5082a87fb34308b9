/** The part of subset-font (it ships no types) that the scripts use. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    /** Pins an axis of a variable font, such as `{ wght: 600 }`, or narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>
}
