const houses = ['red', 'blue', 'yellow', 'green'] as const

export type House = (typeof houses)[number]

/** The house colour of a list item, for `data-house`. */
export const getHouse = (index: number): House => houses[index % houses.length]!
