/** A text without halves of surrogate pairs, as `toWellFormed` makes it, which browsers have only since 2023. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
