import { school } from '../../school'

/**
 * The home page, where the requirements do not specify its words. Facts are from the requirements. Statements of the
 * school (motto, mission, the officers' quotations) are samples, marked as such.
 */
export const home = {
  /** The banner on the slides. */
  banner: {
    eyebrow: 'Day and boarding, Pre-Nursery to Class XII',
    title: 'A school among the tea gardens', // sample
    text: 'CBSE schooling on a green campus under the hills, with a hostel, {transport.count.words} bus routes and a pipe band of its own.',
    enquire: { label: 'Enquire for admission', href: '/admission/admission-enquiry' },
    visit: { label: 'See the campus', href: '/our-campus' },
    /** The slides, for screen readers. */
    pictures: 'Pictures of the school',
  },

  tasksHeading: 'Common tasks',
  /** What parents come for (R-HOME-3). The one without a note has the state of admission as its note. */
  tasks: [
    {
      icon: 'currency-inr-duotone',
      label: 'Fees',
      note: 'What will it cost us?',
      href: '/fee-structure',
    },
    {
      icon: 'file-pdf',
      label: 'Date sheets and circulars',
      note: 'Choose your class',
      href: '/class',
    },
    {
      icon: 'calendar-blank-duotone',
      label: 'School calendar',
      note: 'Holidays, tests, meetings',
      href: '/calendar',
    },
    {
      icon: 'sign-in-duotone',
      label: 'Pay fees',
      note: 'On the student portal',
      href: school.portal.href,
    },
    {
      icon: 'student-duotone',
      label: 'Admission',
      href: '/admission/admission-information',
    },
    {
      icon: 'books-duotone',
      label: 'Book lists',
      note: 'Pre-Nursery to Class XII',
      href: '/academics/book-list',
    },
  ],
  /** The first task of visitors who have chosen a class, in place of the way to all classes (R-CLASS-5). */
  myClass: {
    icon: 'chalkboard-teacher-duotone',
    label: 'My class',
    note: 'Today, tests, date sheets',
    href: '/class',
  },
  /** Names the registration links of the content service, below the tasks. */
  registration: 'Online registration',

  motto: {
    heading: 'Our motto',
    text: 'Knowledge, with kindness', // sample
    local: { text: 'জ্ঞান ও করুণা', lang: 'bn' }, // sample
  },

  mission: {
    heading: 'Our mission',
    lead: 'To send every child home curious, well read and useful to someone else.', // sample
    text: 'We teach the full CBSE course, then make room for what does not fit in it: a band, a garden, a stage, a long walk and a quiet hour in the library.', // sample
  },

  about: {
    heading: 'About the school',
    picture: 'gate',
    lead: 'The school stands on a wide green campus a short drive from the railway station, with tea on three sides and the hills to the north.', // sample
    text: 'It is run by a society that takes no profit from it. Children join at {ages.pre-nursery.minimumAge.words} and many stay until they leave for college; boys may board in the campus hostel from Class III.', // sample
    facts: [
      { value: '{staff.teachers}', label: 'teachers' },
      { value: '{campus.classrooms.count}', label: 'classrooms' },
      { value: '{campus.laboratories.count}', label: 'laboratories' },
      { value: '{campus.area}', label: 'square metres of campus' },
    ],
    more: { label: `About the ${school.society}`, href: '/about/dps-society' },
    disclosure: { label: 'Mandatory disclosure', href: '/mandatory-disclosure' },
  },

  /** The six information tabs, Curriculum first (R-HOME-5). */
  tabs: {
    heading: 'How the school works',
    items: [
      {
        id: 'curriculum',
        icon: 'book-open-duotone',
        label: 'Curriculum',
        picture: 'curriculum',
        text: 'The CBSE course from Class I, with play-based learning before it. Science, Commerce and Humanities in Classes XI and XII.',
        points: [
          'Two terms: April to September, October to March',
          'English, Hindi and Bengali', // sample
          'Computer, AI and coding laboratories',
        ],
        more: { label: 'Read about the curriculum', href: '/academics/curriculum' },
      },
      {
        id: 'hostel',
        icon: 'bed-duotone',
        label: 'Hostel',
        picture: 'hostel-room',
        text: 'A boys’ hostel inside the campus, for Class III onwards. Boarders share rooms, AC or non-AC, and walk to their classrooms.',
        points: [
          'Four vegetarian meals a day',
          'Security round the clock',
          'Supervised study every evening', // sample
        ],
        more: { label: 'Read about the hostel', href: '/hostel/hostel' },
      },
      {
        id: 'transport',
        icon: 'bus-duotone',
        label: 'Transport',
        picture: 'bus-stop',
        text: 'School buses run on {transport.count.words} routes: within the town, the Goaltuli area, the Raninagar area, Assam More and Kranti, and Odlabari and Jalpaiguri.',
        points: [
          'The transport desk answers from {helpDesk.opens} to {helpDesk.closes}',
          'The fee is due by the {tuition.dueDay} of each month',
          'Every bus carries a list of its children', // sample
        ],
        more: { label: 'Find your bus', href: '/our-campus/facilities/transport' },
      },
      {
        id: 'beyond-classrooms',
        icon: 'compass-duotone',
        label: 'Beyond classrooms',
        picture: 'geometry',
        text: 'Some lessons are learned on the field, on the stage, on the bus and in the garden. The week keeps room for them.',
        points: [
          'Trips to museums, parks, zoos and educational centres',
          'A bagpiper band led by the pupils',
          'Workshops on matters of daily life',
        ],
        more: { label: 'See what happens outside', href: '/academics/beyond-classrooms' },
      },
      {
        id: 'library',
        icon: 'books-duotone',
        label: 'Library',
        picture: 'book-shelves',
        text: 'Open shelves, a quiet room and someone who knows which book comes next, for Nursery and for Class XII.', // sample
        points: [
          'Stories and poems in English, Hindi and Bengali', // sample
          'Reference books for the board classes', // sample
          'A library period with the class teacher', // sample
        ],
        more: { label: 'Visit the library', href: '/our-campus/library' },
      },
      {
        id: 'academics',
        icon: 'graduation-cap-duotone',
        label: 'Academics',
        picture: 'faculty',
        text: 'What is taught, how it is marked and who teaches it: from Pre-Nursery to the board examinations of Classes X and XII.',
        points: [
          '{campus.laboratories.count.words} laboratories for trying things out',
          'Book lists for every class',
          'Career counselling twice a week in Class XII',
        ],
        more: { label: 'All of academics', href: '/academics' },
      },
    ],
  },

  /** Quotations from the officers' messages (R-HOME-8); samples until they write their own. */
  messages: {
    heading: 'From the people who lead the school',
    more: { label: 'Mission and vision', href: '/about/mission-vision' },
    items: [
      {
        id: 'pro-vc',
        picture: 'desk-dawn',
        quotation: 'Attention is the first subject a school teaches.', // sample
        text: 'It is the root of reading, of arithmetic, of friendship and of good manners. Some evening, ask your child what he or she noticed today. Then wait.', // sample
        office: 'The Pro-Vice Chancellor',
        note: 'Message to families',
        href: '/about/message-from-pro-vc',
      },
      {
        id: 'director',
        picture: 'desk-noon',
        quotation: 'A good school runs on time, keeps its word and shows its working.', // sample
        text: 'Parents ask me practical questions, and I like them. Is the water safe? Who is on the bus? What will it cost, and when?', // sample
        office: 'The Director',
        note: 'Message to families',
        href: '/about/message-from-director',
      },
      {
        id: 'principal',
        picture: 'desk-dusk',
        quotation: 'A good day at school is one a child retells at dinner without being asked.', // sample
        text: 'We keep the timetable full and the corridors kind. Come and see us on a working morning, not on an open day, and sit at the back of a class.', // sample
        office: 'The Principal',
        note: 'Message to parents',
        href: '/about/message-from-principal',
      },
    ],
    read: 'Read the full message',
  },

  /** The three result panels (R-HOME-9) with the figures of the annual report (R-INFO-2). */
  results: {
    heading: 'Results of {results.year}',
    panels: [
      {
        mark: '{results.twelve.passed}',
        house: 'red',
        title: 'Class XII',
        text: 'passed the AISSCE. The topper scored {results.twelve.topScore}.',
        href: '/topper-xii',
      },
      {
        mark: '{results.ten.passed}',
        house: 'blue',
        title: 'Class X',
        text: 'passed the AISSE. The topper scored {results.ten.topScore}.',
        href: '/topper-x',
      },
      {
        house: 'green',
        title: 'Coup d’élite',
        text: 'Our page of honours: in the examinations, on the field and on the stage.',
        more: 'What we honour',
        href: '/coup-delite',
      },
    ],
    more: 'See the results',
  },

  /** The enquiry dialog of the home page. */
  enquiryDialog: {
    title: 'Admission enquiry',
    lead: 'We ring the number you give. Only the e-mail is optional.',
    close: 'Close the enquiry',
    loading: 'The form is on its way…',
    /** Of the note with the reference number, after the dialog has closed. */
    sent: {
      received: 'Your enquiry has been received. Reference number:',
      dismiss: 'Close this message',
    },
  },

  /** The sections of the lists of the content service. */
  updates: {
    /** Label of the news and events section for screen readers. */
    latest: 'News and events',

    highlights: { title: 'Highlights' },

    news: {
      title: 'Notices & news',
      more: { label: 'All news', href: '/news' },
    },

    events: {
      title: 'Events & activities',
      more: { label: 'All events', href: '/events' },
    },

    tabloid: { more: { label: 'All entries', href: '/tabloid' } },

    gallery: {
      title: 'Photo Gallery',
      more: { label: 'All albums', href: '/beyond-academic/events-gallery' },
    },

    /** Popup notices: the dialog, and the section with the same content. */
    notice: {
      /** Heading of the section, and of a dialog with several notices. */
      title: 'Notices from the school',
      close: 'Close notice',
      /** Placeholder for a missing title. */
      untitled: 'Notice',
      read: 'Read more',
      /** Before the title of the notice, for screen readers. */
      about: 'about',
      attachment: 'Attachment',
      picture: 'See the notice',
      calendar: 'Add to calendar',
    },
  },
} as const
