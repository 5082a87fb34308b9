/** Written by `npm run icons`. The versions let browsers keep the files for a year. */
export const sprite = '/icons.svg?v=76c262c6'
export const moreSprite = '/icons/more.svg?v=379d3e95'

/** The names in other scripts that the sprite has, 1.3 em high; their widths in em. */
export const drawnNames = [
  { id: 'local-name', text: 'ডুয়ার্স ভেল স্কুল', width: 5.58 },
  { id: 'name-bn', text: 'বাংলা', width: 2.221 },
  { id: 'name-hi', text: 'हिंदी', width: 1.634 },
]

/** The `viewBox` of the crest, for its aspect ratio. */
export const crestBox = '0 0 88 104'
