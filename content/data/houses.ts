/** The four houses (R-INFO-7), in their order. `house` names the colour in the design's tokens. */
export const houses = [
  { name: 'Prerna', colour: 'Red', house: 'red', motto: 'Duty is supreme' },
  { name: 'Jagriti', colour: 'Blue', house: 'blue', motto: 'Non-violence is the highest virtue' },
  { name: 'Pragati', colour: 'Yellow', house: 'yellow', motto: 'Hard work is the key to success' },
  { name: 'Kirti', colour: 'Green', house: 'green', motto: 'Legacy is immortal' },
] as const
