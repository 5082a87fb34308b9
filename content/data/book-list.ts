/** Session of the book lists (R-INFO-6). */
export const bookListSession = '2026-27'

/** One document for each class (R-INFO-6), below `public/`; drawn as samples by `npm run documents`. */
export const bookLists = [
  { className: 'Pre-Nursery', slug: 'pre-nursery' },
  { className: 'Nursery', slug: 'nursery' },
  { className: 'Prep', slug: 'prep' },
  { className: 'Class I', slug: 'class-1' },
  { className: 'Class II', slug: 'class-2' },
  { className: 'Class III', slug: 'class-3' },
  { className: 'Class IV', slug: 'class-4' },
  { className: 'Class V', slug: 'class-5' },
  { className: 'Class VI', slug: 'class-6' },
  { className: 'Class VII', slug: 'class-7' },
  { className: 'Class VIII', slug: 'class-8' },
  { className: 'Class IX', slug: 'class-9' },
  { className: 'Class X', slug: 'class-10' },
  { className: 'Class XI', slug: 'class-11' },
  { className: 'Class XII', slug: 'class-12' },
] as const

/** Address of the document of a class. */
export const bookListHref = (slug: string): string => `/documents/book-list/${slug}.pdf`
