/** After a link to another site, which opens in a new tab. */
export const newTab = 'opens in a new tab'
