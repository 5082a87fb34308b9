/** Keys by which transfer certificates are compared, and text as the look-up takes it. */

/** Zero-width and direction marks, soft hyphens, variation selectors, control characters. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n\v\f\r])\p{Cc}/gu

/** Removes invisible characters, which copied text often contains, and normalises letter forms. */
export const withoutInvisible = (text: string) =>
  text.replace(invisible, '').normalize('NFKC').trim()

/** Normalises an admission number for comparing and counting. */
export const normaliseNumber = (admission: string) =>
  withoutInvisible(admission).replace(/\s+/g, '').toLowerCase()

/** Normalises case and spaces of a name for comparing. */
export const normaliseName = (name: string) =>
  withoutInvisible(name).replace(/\s+/g, ' ').toLowerCase()
