/** What browsers paint around the site: `--cha-900` and `--mist-50` of `components/styles/_tokens.scss`. */
export const frameColour = '#0b2f25'
export const groundColour = '#f5f9f6'
