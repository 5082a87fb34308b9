/**
 * Vocabulary of the site search: what parents type. The texts of the pages are indexed without an entry here.
 * `tests/unit/lib/search/questions.test.ts` tests the results.
 */

/**
 * Groups of synonyms. A search for one finds all of its group. Plurals and class names need no entry: "IX", "9",
 * "nine" and "ninth" are recognised.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['fee', 'charge', 'cost', 'price', 'how much', 'ফি', 'ফিস', 'বেতন', 'খরচ', 'फ़ीस', 'शुल्क', 'खर्च'],
  [
    'admission',
    'admit',
    'enrol',
    'enroll',
    'enrolment',
    'enrollment',
    'ভর্তি',
    'ভর্তির',
    'অ্যাডমিশন',
    'प्रवेश',
    'दाखिला',
    'दाखिले',
    'भर्ती',
    'एडमिशन',
  ],
  ['apply', 'application', 'enquiry', 'enquire', 'inquiry', 'admission form', 'আবেদন', 'आवेदन'],
  ['tc', 't c', 'transfer certificate', 'leaving certificate', 'slc', 'টিসি', 'टीसी'],
  [
    'bus',
    'buses',
    'transport',
    'transportation',
    'school van',
    'conveyance',
    'pick up',
    'বাস',
    'বাসের',
    'স্কুলবাস',
    'बस',
  ],
  ['timing', 'hours', 'opening hours', 'সময়', 'समय'],
  [
    'holiday',
    'vacation',
    'break',
    'school closed',
    'school is closed',
    'chhutti',
    'chutti',
    'ছুটি',
    'छुट्टी',
    'अवकाश',
  ],
  ['winter vacation', 'winter break', 'winter holiday', 'শীতের ছুটি', 'शीतकालीन अवकाश'],
  ['summer vacation', 'summer break', 'summer holiday', 'গরমের ছুটি', 'ग्रीष्मावकाश'],
  ['puja', 'pujo', 'পূজা', 'पूजा'],
  // The Puja vacation is for Durga Puja. Other pujas have one day.
  [
    'durga puja',
    'durga pujo',
    'durgapuja',
    'puja vacation',
    'puja holiday',
    'দুর্গাপূজা',
    'দুর্গাপূজার',
    'दुर्गा पूजा',
  ],
  ['uniform', 'dress', 'dress code', 'blazer', 'ইউনিফর্ম', 'পোশাক', 'यूनिफ़ॉर्म', 'वर्दी'],
  ['contact', 'phone', 'telephone', 'helpline', 'help desk', 'ফোন', 'যোগাযোগ', 'फ़ोन', 'संपर्क'],
  ['email', 'e mail', 'mail id', 'email id', 'email address', 'ইমেল', 'ই মেল', 'ईमेल', 'ई मेल'],
  ['address', 'location', 'directions', 'how to reach', 'ঠিকানা', 'पता'],
  [
    'hostel',
    'boarding',
    'boarder',
    'residential',
    'dormitory',
    'হোস্টেল',
    'ছাত্রাবাস',
    'हॉस्टल',
    'छात्रावास',
  ],
  ['meal', 'food', 'mess', 'canteen', 'dining', 'খাবার', 'खाना'],
  ['exam', 'examination', 'test paper', 'পরীক্ষা', 'परीक्षा'],
  ['date sheet', 'datesheet', 'exam schedule', 'exam routine', 'exam timetable', 'exam time table'],
  ['timetable', 'time table', 'routine'],
  ['result', 'marks', 'ফলাফল', 'परिणाम'],
  ['age', 'date of birth', 'dob', 'how old', 'বয়স', 'आयु', 'उम्र'],
  ['criteria', 'eligibility', 'eligible', 'cut off', 'cutoff', 'যোগ্যতা', 'पात्रता'],
  ['principal', 'headmaster', 'headmistress', 'head teacher'],
  ['teacher', 'faculty', 'teaching staff', 'শিক্ষক', 'शिक्षक'],
  ['sign in', 'signin', 'login', 'log in'],
  ['syllabus', 'curriculum', 'সিলেবাস', 'पाठ्यक्रम'],
  ['book list', 'booklist', 'textbook', 'text book', 'বই', 'किताब', 'पुस्तक'],
  ['sport', 'game', 'athletics', 'playground', 'খেলা', 'खेल'],
  ['photo', 'picture', 'photograph', 'image', 'gallery', 'album', 'ছবি', 'फ़ोटो'],
  ['infirmary', 'doctor', 'nurse', 'medical', 'clinic', 'sick room', 'first aid'],
  ['security', 'safety', 'safe', 'cctv'],
  ['counselling', 'counseling', 'counsellor', 'counselor'],
  ['tour', 'excursion', 'trip', 'picnic'],
  ['club', 'activity'],
  ['humanities', 'arts'],
  ['mathematics', 'math', 'maths'],
  ['pta', 'parent teacher meeting', 'ptm'],
  ['computer', 'ict', 'coding'],
]

/**
 * Names of a page in addition to its label and legacy names (`redirects.ts`). A query that equals one of them, or
 * a synonym, ranks the page first.
 */
export const searchNames: Readonly<Record<string, readonly string[]>> = {
  '/about/message-from-principal': ['headmaster'],
  '/about/our-institutions': ['sister school', 'other branches'],
  '/about/school-annual-report': ['annual report', 'pass percentage'],
  '/about/school-managing-committee': ['management', 'SMC', 'committee members'],
  '/academics/book-list': ['books', 'textbooks', 'books to buy'],
  '/academics/careercounseling': ['career guidance', 'college entrance', 'after Class XII'],
  '/academics/curriculum': ['syllabus', 'subjects taught', 'languages', 'board'],
  '/academics/evaluation-methods': ['exams', 'examination pattern', 'report card', 'grading'],
  '/academics/faculty': ['teaching staff', 'number of teachers'],
  '/academics/student-transfer-certificate': ['school leaving certificate', 'SLC', 'download TC'],
  '/admission': ['admission process', 'how to get admission', 'new admission', 'seats'],
  '/admission/admission-criteria-class-elleven': [
    'cut-off marks',
    'streams',
    'science stream',
    'commerce stream',
    'arts stream',
    'which stream',
    'Class XI admission',
  ],
  '/admission/admission-criteria-class-pre-nursery-to-class-nine': ['age limit', 'right age'],
  '/admission/admission-enquiry': [
    'apply online',
    'application form',
    'admission form',
    'register',
  ],
  '/admission/admission-information': ['documents required', 'birth certificate', 'instructions'],
  '/admission/admission-schedule': ['admission dates', 'registration date', 'last date'],
  '/beyond-academic/activities-events': ['annual day', 'functions', 'celebrations'],
  '/beyond-academic/educational-tours-and-excursions': ['school trips', 'picnic'],
  '/beyond-academic/events-gallery': ['photos', 'pictures', 'albums'],
  '/beyond-academic/houses': ['house colours', 'red house', 'blue house', 'yellow house'],
  '/calendar': [
    'school calendar',
    'academic calendar',
    'holidays',
    'list of holidays',
    'vacation',
    'exam dates',
    'parent teacher meeting',
  ],
  '/contact': [
    'phone number',
    'address',
    'location',
    'school timings',
    'office hours',
    'uniform',
    'dress',
    'e-mail',
    'reception',
  ],
  '/coup-delite': ['coup delite', 'coup de elite', 'awards'],
  '/documents': ['date sheet', 'circulars', 'forms', 'downloads', 'documents'],
  '/events': ['upcoming functions', 'programme'],
  '/fee-structure': [
    'fees',
    'school fees',
    'how much',
    'what will it cost us',
    'charges',
    'costs',
    'fee calculator',
  ],
  '/fee-structure/class-elleven-new-students': ['Class XI fees'],
  '/fee-structure/fee-norms-and-policies': [
    'refund',
    'late fee',
    'fee rules',
    'last date to pay fees',
  ],
  '/fee-structure/norms-for-fixing-fees': ['fee increase', 'fee hike'],
  '/fee-structure/transport-fee-2026-27': ['bus fees', 'bus charges'],
  '/hostel/hostel': [
    'boarding',
    'boarding school',
    'girls hostel',
    'hostel food',
    'mess',
    'hostel rooms',
  ],
  '/hostel/hostel-fee': ['boarding fees', 'hostel charges'],
  '/mandatory-disclosure/committees': [
    'child protection committee',
    'internal complaints committee',
    'ICC',
    'grievance',
    'complaint',
  ],
  '/mandatory-disclosure': ['affiliation number', 'CBSE affiliation', 'NOC', 'school code'],
  '/news': ['notices', 'timetable', 'routine'],
  '/our-campus/facilities/infirmary': ['doctor', 'nurse', 'medical room'],
  '/our-campus/facilities/security-and-safety': ['CCTV', 'guards', 'child safety', 'POCSO'],
  '/our-campus/facilities/transport': [
    'transport',
    'school bus',
    'bus routes',
    'bus stops',
    'pick up',
    'van',
    'bus timings',
  ],
  '/our-campus/infrastructure': ['smart class', 'laboratories', 'computer lab', 'buildings'],
  '/pphelp': ['login', 'password', 'pay fees online', 'payment receipt', 'parent app', 'ERP'],
  '/privacy-policy': ['data protection', 'delete my data'],
  '/tabloid': ['blog', 'stories', 'school magazine'],
  '/topper-x': ['Class 10 result', 'board results', 'toppers', 'AISSE'],
  '/topper-xii': ['Class 12 result', 'toppers', 'AISSCE'],
}

/** Pages that are not search results. */
export const excludedPaths: readonly string[] = ['/', '/search']

/** Pages that answer the most frequent questions. They come first among the suggestions of the header. */
export const taskPages: readonly string[] = [
  '/fee-structure',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
  '/admission/admission-criteria-class-elleven',
  '/calendar',
]

/** Popular pages, offered before a query is typed and when nothing is found. */
export const popularSearches: readonly string[] = [
  '/fee-structure',
  '/admission/admission-schedule',
  '/our-campus/facilities/transport',
  '/academics/book-list',
  '/academics/student-transfer-certificate',
  '/contact',
]

/** Stop words in English, and in Hindi and Bengali as typed in Latin letters. */
export const stopWords =
  'a about an and any are as at be by can could do does for from get give has have how i if in is it its ' +
  'hai hain kab kahan kaise ka ke ki kitna kitni kobe koto kothay kya many me much my need of on or our please school she he ' +
  'should show tell than that the their them there they this to want was we what when where which who ' +
  'will with would you your'
