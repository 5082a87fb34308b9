/** The two sister institutions (S§2); names, words and address are samples until the school gives its own. */
export const institutions = [
  {
    name: 'Sister school in the hills', // sample
    text: 'A day school of the same Society, following the same CBSE course.', // sample
  },
  {
    name: 'Sister school on the plains', // sample
    text: 'A day and boarding school of the same Society.', // sample
    href: 'https://sister-school.example.org/', // sample
  },
] as const
