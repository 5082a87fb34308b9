/** "Class IX", "कक्षा 9", "নবম শ্রেণি": a space within the name of a class. */
const classSpace =
  /\b(Class(?:es)?) (?=[IVX\d]+\b)|(कक्षा) (?=\d)|(প্রথম|দ্বিতীয়|তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম|একাদশ|দ্বাদশ) (?=শ্রেণি)/g

/** Keeps the words of a class name, such as "Class IX", on one line (R-CONTENT-8). */
export const keepClassNamesUnbroken = (text: string) => text.replace(classSpace, '$1$2$3\u00a0')
