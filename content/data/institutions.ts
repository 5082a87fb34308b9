import { samples } from '../samples'

type Institution = { name: string; text: string; href?: string }

/** The two sister institutions (R-INFO-2); names, texts and URL are samples until the school supplies its own. */
export const institutions = samples<Institution>([
  {
    name: 'Hill Vale School', // sample
    text: 'A day school in the hills, of the same Society, with the same CBSE course.', // sample
  },
  {
    name: 'River Vale School', // sample
    text: 'A day and boarding school on the plains, of the same Society.', // sample
    href: 'https://sister-school.example.org/', // sample
  },
])
