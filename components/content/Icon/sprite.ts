/** Written by `npm run icons`. The versions let browsers keep the files for a year. */
export const sprite = '/icons.svg?v=caa06c14'
export const moreSprite = '/icons/more.svg?v=05e2f5c7'

/** The school's name in its own language as the sprite has it, 1.3 em high; its width in em. */
export const drawnName = { text: 'ডুয়ার্স ভেল স্কুল', width: 5.58 }
