import { samples } from '../../samples'

const listFigures = (name: 'ten' | 'twelve') => [
  { value: `{results.${name}.passed}`, label: 'passed' },
  { value: `{results.${name}.topScore}`, label: 'the topper’s score' },
]

/**
 * The admission enquiry page (R-ENQUIRY-1), where the requirements do not specify its words. The paragraphs about the
 * school are in `content/pages/admission/admission-enquiry.md`. Facts are from R-CONTENT-3.
 */
export const enquiryPage = {
  hero: {
    title: 'Ask about admission',
    text: 'Pre-Nursery to Class IX, and Class XI. Tell us who is coming and we will ring you.', // sample
  },

  about: { title: 'From Pre-Nursery to Class XII on one campus' },

  steps: [
    { title: 'Send the enquiry', text: 'It takes a minute and costs nothing.' },
    {
      title: 'Register and meet us',
      text: 'The fee is {registration.fee}. Observation, interaction and the result are all on the registration day.',
    },
    {
      title: 'Complete admission',
      text: 'Within {admission.processingDays.words} days of the result, with the birth certificate and photographs.', // sample
    },
  ],

  /** The button of each stage, verbatim (R-ENQUIRY-1). */
  enquireLabel: 'Enquire for Admission',

  stages: {
    title: 'Our academics',
    cards: [
      {
        title: 'Pre-Nursery to Preparatory',
        house: 'yellow',
        enquiryClass: 'Pre Nursery',
        text: 'From the age of {ages.pre-nursery.minimumAge.words}. Stories, songs, sand and first letters.',
      },
      {
        title: 'Primary, Classes 1 to 6',
        house: 'green',
        enquiryClass: 'Class 1',
        text: 'Reading, number sense, and the study of what lies outside the door.',
      },
      {
        title: 'Secondary, Classes 7 to 10',
        house: 'blue',
        enquiryClass: 'Class 7',
        text: 'Work in the laboratories, and the AISSE at the end of Class X.',
      },
      {
        title: 'Senior Secondary, Classes 11 and 12',
        house: 'red',
        enquiryClass: 'Class 11',
        text: 'Science, Commerce or Humanities, with career counselling in Class XII.',
      },
    ],
  },

  countersTitle: 'The school in numbers',

  reasons: {
    title: 'Why parents choose us',
    rows: [
      {
        icon: 'chalkboard-teacher-duotone',
        title: 'Teachers who have time',
        text: 'Two to each section, with a special educator and {staff.counsellors.words} counsellors to help them.',
      },
      {
        icon: 'flask-duotone',
        title: 'Room to try things',
        text: '{campus.laboratories.count.words} laboratories of {campus.laboratories.area} square metres, a library, and rooms kept for music and dance.',
      },
      {
        icon: 'tree-duotone',
        title: 'Ground to run on',
        text: 'A campus of {campus.area} square metres with playgrounds, courts, a half-Olympic pool and a splash pool for juniors.',
      },
      {
        icon: 'shield-check-duotone',
        title: 'Care all day',
        text: 'Buses on {transport.count.words} routes, an infirmary, and a hostel for boys from Class III with security round the clock.',
      },
    ],
  },

  features: {
    title: 'Features at a glance',
    items: [
      'CBSE course, from Pre-Nursery to Class XII',
      '{streams.count.words} streams in Classes XI and XII',
      '{campus.classrooms.count} classrooms of {campus.classrooms.area} square metres',
      'Computer, AI and coding laboratories',
      'RO drinking water',
      'Basketball and lawn tennis courts',
      'Swimming pool and junior splash pool',
      'Yoga and Taekwondo experts',
      'Kathak and Bharat Natyam',
      'A bagpiper band led by students',
      '{houses.count.words} houses',
      'Counselling cell',
      'Four vegetarian meals a day in the hostel',
      'Fees paid online, on the web or by app',
    ],
  },

  /** `gallery` is a key of `resultGalleries`; the figures are those of its class. */
  toppers: {
    title: 'Results of {results.year}',
    cards: [
      {
        title: 'Class XII',
        house: 'red',
        figures: listFigures('twelve'),
        text: 'AISSCE, the board examination at the end of Class XII.',
        href: '/topper-xii',
        gallery: 'classXII',
      },
      {
        title: 'Class X',
        house: 'blue',
        figures: listFigures('ten'),
        text: 'AISSE, the board examination at the end of Class X.',
        href: '/topper-x',
        gallery: 'classX',
      },
      {
        title: 'Coup d’élite',
        house: 'green',
        figures: [],
        text: 'What our pupils achieved in the examinations, on the field and on the stage.',
        href: '/coup-delite',
        gallery: 'honours',
      },
    ],
  },

  /** The infrastructure gallery, by picture name; captions are in `campus.ts`. */
  infrastructure: {
    title: 'Round the campus',
    more: { label: 'All of the infrastructure', href: '/our-campus/infrastructure' },
    pictures: [
      'classroom',
      'laboratory',
      'computer-laboratory',
      'book-shelves',
      'court',
      'long-pool',
    ],
  },

  messagesTitle: 'From the people who lead the school',
  readMore: 'Read More',

  /** Samples until parents have agreed to be quoted, and marked as such on the page. Initials and role, never a name. */
  testimonials: {
    title: 'What parents say',
    note: 'Samples, until parents agree to be quoted', // sample
    quotations: samples([
      {
        text: 'Our daughter was shy of the bus for a week. Now she keeps a seat for the new ones.', // sample
        initials: 'R. S.', // sample
        role: 'Parent of a child in Class II', // sample
      },
      {
        text: 'Somebody answers. I rang about the timetable and spoke to a person who knew my son’s section.', // sample
        initials: 'A. D.', // sample
        role: 'Parent of a boarder in Class VIII', // sample
      },
    ]),
  },

  /** The five questions with answers (R-ENQUIRY-1). */
  questions: {
    title: 'Questions parents ask',
    items: [
      {
        question: 'Which classes are open?',
        answer:
          'Pre-Nursery, Nursery, Prep, Classes I to IX and Class XI. Classes X and XII are not open to new pupils.', // sample
      },
      {
        question: 'How old must my child be?',
        answer:
          'A child who is {ages.pre-nursery.minimumAge.words} on 31 March, the day before the session begins, may join Pre-Nursery; {ages.nursery.minimumAge.words}, Nursery; {ages.prep.minimumAge.words}, Prep; {ages.1.minimumAge.words}, Class I; and so on, a year for each class. Class XI is for those of {ages.11.minimumAge} to {ages.11.maximumAge}.', // sample
      },
      {
        question: 'Is there a hostel?',
        answer:
          'Yes, for boys from Class III onwards, on the campus. A year costs {hostel.non-ac.total} in a non-AC room and {hostel.ac.total} in an AC room, in two instalments. School fees, books and uniforms are extra.', // sample
      },
      {
        question: 'Does the bus come to our area?',
        answer:
          'There are {transport.count.words} routes: within the town, the Goaltuli area, the Raninagar area, Assam More and Kranti, and Odlabari and Jalpaiguri. The transport desk tells you whether a bus passes your house; press {helpDesk.transport} on the help desk’s menu.', // sample
      },
      {
        question: 'What is paid at admission?',
        answer:
          '{fees.prePrimary.total} for Pre-Nursery, Nursery and Prep, {fees.oneToEight.total} for Classes I to VIII, {fees.nine.total} for Class IX and {fees.elevenNew.total} for new students of Class XI, after {registration.fee} at registration. Tuition follows each month.', // sample
      },
    ],
  },
} as const

/** Beside the one picture that the card of a result gallery shows. */
export const topperPicture = 'See all {count} pictures'
