/** Keeps the words of a class name, such as "Class IX", on one line (R-CONTENT-8). */
export const unbrokenClassNames = (text: string) =>
  text.replace(/\b(Class(?:es)?) (?=[IVX\d]+\b)/g, '$1\u00a0')
