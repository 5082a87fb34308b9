/** Written by `npm run icons`. The version lets browsers keep the file for a year. */
export const sprite = '/icons.svg?v=956b7351'
