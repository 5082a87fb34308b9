/** Written by `npm run icons`. The version lets browsers keep the file for a year. */
export const sprite = '/icons.svg?v=007bcfaa'

/** The school's name in its own language as the sprite has it, 1.3 em high; its width in em. */
export const drawnName = { text: 'ডুয়ার্স ভেল স্কুল', width: 5.58 }
