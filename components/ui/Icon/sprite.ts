/** Written by `npm run icons`. The versions let browsers keep the files for a year. */
export const sprite = '/icons.svg?v=abbbf63a'
export const moreSprite = '/icons/more.svg?v=379d3e95'

/** The school's name in its own language as the sprite has it, 1.3 em high; its width in em. */
export const drawnName = { text: 'ডুয়ার্স ভেল স্কুল', width: 5.58 }

/** The `viewBox` of the crest, for its aspect ratio. */
export const crestBox = '0 0 88 104'
