import type { Sheet } from './sheet'

/** Sheets to take home from the career counselling sessions of Class XII, held twice a week. */
export const careerSheets: readonly Sheet[] = [
  {
    slug: 'career-entrance-calendar',
    title: 'An entrance calendar of your own',
    subtitle: 'Career counselling, Class XII · November 2026',
    blocks: [
      'Every test has four dates: the form opens, the form closes, the admit card comes, the paper is written. Most trouble comes from the second. Write all four on the kitchen calendar, in pencil, and ink them only from the official notice.',
      {
        head: ['Course you think of', 'Form opens', 'Form closes', 'Admit card', 'Paper'],
        shares: [2, 1, 1, 1, 1],
        rows: [
          ['1.', '', '', '', ''],
          ['2.', '', '', '', ''],
          ['3.', '', '', '', ''],
          ['4. The one at home', '', '', '', ''],
        ],
      },
      {
        list: [
          'Cross out what you would not join even if you got in.',
          'Two tests in one week: ask which centre is nearer before you choose.',
          'Keep one password in one notebook. The notebook stays at home.',
          'A photograph taken now, on a plain ground, will do for all of them.',
        ],
      },
    ],
  },
  {
    slug: 'career-college-forms',
    title: 'Filling in a college form',
    subtitle: 'Career counselling, Class XII · October 2026',
    blocks: [
      'We fill in one whole form together, so that the next ten are only copying.',
      {
        list: [
          'Bring: photocopies of your marksheets, a passport photograph, proof of address, a blue pen.',
          'Name, parents’ names and date of birth: exactly as on the Class X certificate, letter by letter.',
          'Category and quota boxes: read the definition first. Ask a counsellor if it is not clear.',
          'Upload sizes: a 200 KB scan is enough. The computer laboratory shows how to make one.',
          'Before you press Submit: save the page as a PDF, and let someone else read it aloud to you.',
        ],
      },
      'Pay only on the institution’s own page. A caller who offers a seat for a deposit is to be told to write a letter.',
    ],
  },
  {
    slug: 'career-health-sciences',
    title: 'Working in health',
    subtitle: 'Career counselling, Class XII · August 2026',
    blocks: [
      'Medicine is one door of many, and the corridor behind all of them needs people.',
      {
        head: ['Course', 'Subjects it asks for', 'A first working day'],
        shares: [1.2, 1.4, 2],
        rows: [
          [
            'Nursing',
            'Biology, Physics, Chemistry',
            'A ward round at seven, with someone who knows',
          ],
          ['Pharmacy', 'Chemistry, Biology or Mathematics', 'Reading labels twice, and then again'],
          ['Physiotherapy', 'Biology, Physics, Chemistry', 'Teaching a knee to bend after a fall'],
          [
            'Laboratory technology',
            'Biology, Chemistry',
            'Four hundred slides and one that matters',
          ],
          ['Veterinary science', 'Biology, Physics, Chemistry', 'A calf, at night, in the rain'],
          ['Medicine', 'Biology, Physics, Chemistry', 'Listening for longer than you talk'],
        ],
      },
      'Students without Biology: hospital administration, public health data and biomedical engineering are open to you. Come on Thursday.',
    ],
  },
  {
    slug: 'career-commerce-and-law',
    title: 'Commerce, law and the family shop',
    subtitle: 'Career counselling, Class XII · July 2026',
    blocks: [
      {
        list: [
          'Accountancy: the professional courses take patience and can be studied along with a degree.',
          'Company law and secretarial practice: for those who like rules and can explain them.',
          'Law after Class XII: five years, for any stream. Read one page of a judgment before deciding.',
          'Banking and insurance: tests every year, posts in small towns too.',
          'The shop at home: stock, credit, tax and a ledger that somebody else can read.',
        ],
      },
      'For the second session write down three questions about money that you have never dared to ask. They are read out without names.',
    ],
  },
  {
    slug: 'career-timetable-2026-27',
    title: 'करियर परामर्श: कक्षा बारह',
    subtitle: 'सत्र 2026-27 · सप्ताह में दो बार',
    lang: 'hi',
    blocks: [
      {
        head: ['दिन', 'समय', 'स्थान', 'विषय'],
        shares: [1, 1, 1.2, 2],
        rows: [
          ['मंगलवार', 'अंतिम घंटा', 'परामर्श कक्ष', 'नया विषय और जानकारी'],
          ['गुरुवार', 'अंतिम घंटा', 'पुस्तकालय', 'प्रश्न और फ़ॉर्म का अभ्यास'],
        ],
      },
      'अभिभावक महीने के पहले मंगलवार को साथ बैठ सकते हैं। पहले से नाम देना आवश्यक नहीं है।',
      {
        list: [
          'अपनी कॉपी और एक सवाल लेकर आएँ।',
          'जो बात सबके सामने न पूछ सकें, वह परामर्शदाता से अकेले में पूछें।',
          'हर सत्र का पर्चा विद्यालय की वेबसाइट पर मिलेगा।',
        ],
      },
    ],
  },
  {
    slug: 'career-design-and-drawing',
    title: 'Design, architecture and drawing tests',
    subtitle: 'Career counselling, Class XII · January 2026',
    blocks: [
      'A drawing test does not ask whether you draw beautifully. It asks whether you look.',
      {
        list: [
          'Draw your own hand holding a key. Then a bicycle, from memory. Then look at a bicycle.',
          'Architecture asks for Mathematics; most design courses do not.',
          'Humanities students: textile, film, animation, museum work, book design.',
          'Keep the untidy pages. They show how you think, which is what is being looked for.',
        ],
      },
      'Ten minutes a day for a month will do more than a crash course in a hurry.',
    ],
  },
  {
    slug: 'career-in-the-dooars',
    title: 'Work that stays in the Dooars',
    subtitle: 'Career counselling, Class XII · September 2025',
    blocks: [
      'Not everybody wants a one-way ticket. These are lives that can be lived within sight of the hills.',
      {
        head: ['Work', 'A way in'],
        shares: [1, 2.4],
        rows: [
          ['Forestry and wildlife', 'BSc Forestry or Zoology, then the service examinations'],
          ['Tea', 'Agriculture or plant science; tasting is learned on the job, with cold tea'],
          ['Tourism and home stays', 'Hotel management, languages, a good road map'],
          [
            'Rivers and roads',
            'Civil engineering or a diploma; the culverts will always need someone',
          ],
          ['Animals', 'Veterinary science or a livestock diploma'],
          ['Teaching', 'A degree and B.Ed., with your own school to come back to'],
        ],
      },
      'The library has put a shelf together under the same title, next to the atlas.',
    ],
  },
  {
    slug: 'career-crossing-streams',
    title: 'Your stream is not a wall',
    subtitle: 'Career counselling, Class XII and interested Class XI · July 2025',
    blocks: [
      {
        list: [
          'From Science to nearly everything: law, economics, design, journalism, management.',
          'From Commerce to data, psychology, law, hotel management and, with Mathematics, statistics.',
          'From Humanities to law, social work, teaching, public administration, languages, geography with maps.',
          'Harder: into medicine or engineering without the subjects. There are bridge courses, and they take a year.',
        ],
      },
      'A choice made at fifteen may feel too small at seventeen. That is growth, not failure. Tell a counsellor before you tell the internet.',
    ],
  },
]
