import type { OpenQuestion } from '../types'

/**
 * Published information from the school that it should verify (R-CONTENT-4). `npm run content:audit` lists it with
 * the lines to change. A test checks that the text of each place is on one line of its file. Remove an entry once
 * the school has decided.
 */
export const openQuestions: readonly OpenQuestion[] = [
  {
    about: 'The teaching posts add up to 104, the total says 105',
    action: 'Say which figure is right.',
    places: [{ file: 'content/data/staff.ts', text: 'export const teachersTotal = 105' }],
  },
  {
    about: 'Pre-Nursery: "born to 01/04/2023" is one day past the rule',
    action:
      'A child born on 1 April 2023 is not yet three on 31 March 2026. Confirm the day, or change it to 31 March 2023.',
    places: [
      {
        file: 'content/data/ages.ts',
        text: "row('Pre-Nursery', 3, 4, '2022-04-01', '2023-04-01')",
      },
    ],
  },
  {
    about: 'Years of birth for Classes II to VIII are worked out, not given',
    action:
      'The school gave ages only. Confirm the days of birth that follow from them, and that "2021-22" means April to March.',
    places: [
      { file: 'content/data/ages.ts', text: "row('Class II', 7, 8, '2018-04-01', '2019-03-31')" },
    ],
  },
  {
    about: '"Class XI, all streams" disagrees with the two other tables of Class XI',
    action:
      '₹ 79,990 and ₹ 4,990 a month stand beside ₹ 89,990 or ₹ 44,000 and ₹ 5,490 a month. Say whom the first table is for, or take its page out of the fees.',
    places: [{ file: 'content/data/fees.ts', text: 'elevenAllStreams: group({' }],
  },
  {
    about: 'The bands of Class XI name no examination and no unit',
    action:
      'Say which examination "61-70" is from, and whether it is marks or per cent. The page sends parents to the admission desk until then.',
    places: [
      {
        file: 'content/data/streams.ts',
        text: "stream: 'Science with Maths'",
      },
      {
        file: 'content/words/en/streams.ts',
        text: 'We have not yet named the examination',
      },
    ],
  },
  {
    about: 'Every fee is published as non-refundable',
    action:
      'Confirm that this is meant for tuition, transport and the hostel too, and that the rules of the State and of CBSE allow it.',
    places: [
      { file: 'content/words/en/fees.ts', text: 'All are non-refundable' },
      { file: 'content/words/en/fees.ts', text: "part: '{name} instalment" },
      {
        file: 'content/pages/fee-structure/fee-norms-and-policies.md',
        text: 'non-refundable: registration, admission, annual, tuition and transport fees',
      },
    ],
  },
  {
    about: 'Existing students of Class XI are charged for registration',
    action:
      'The school gives ₹ 2,500 "for every class group". Confirm that pupils already on the rolls pay it.',
    places: [{ file: 'content/data/fees.ts', text: 'elevenExisting: group({' }],
  },
  {
    about: 'What a pupil of the school pays up to Class IX is worked out',
    action:
      'The tables are for new pupils. “What will it cost us?” counts the annual fee and twelve months of tuition, and takes what is paid once as paid. Confirm both, and publish the fees of Classes X and XII.',
    places: [
      { file: 'content/data/fees.ts', text: 'tuition = { months: 12' },
      { file: 'content/data/classes.ts', text: "row('10', 'Class X', null, null)" },
    ],
  },
  {
    about: 'Whether Applied Mathematics counts as Maths in Class XI',
    action:
      '“Which stream?” shows Mathematics for the streams with Maths, and leaves only Mathematics out of those without. Confirm it.',
    places: [{ file: 'content/data/streams.ts', text: "of: 'Science', without: 'Mathematics'" }],
  },
  {
    about: 'The transport fee is a dash on all five routes',
    action: 'Give the fee of each route.',
    places: [
      {
        file: 'content/data/transport.ts',
        text: "number: 1, locations: 'Within the town', revisedFee: null",
      },
    ],
  },
  {
    about: 'Six kinds of laboratory are named, five are counted',
    action:
      'Physics, chemistry, biology, language, computer, and AI and coding make six; the disclosure counts 5 of 131 sq m. Give the number, or say which share a room.',
    places: [
      { file: 'content/data/campus.ts', text: 'laboratories: { count: 5, area: 131 }' },
      {
        file: 'content/pages/our-campus/infrastructure.md',
        text: '**AI and coding laboratory.**',
      },
    ],
  },
  {
    about: 'Results are shown as those of 2025, though their year was not given',
    action: 'Confirm that 95%, 92%, 96.4% and 96.8% are the results of 2025.',
    places: [{ file: 'content/data/annual-report.ts', text: 'AISSE, Class X' }],
  },
  {
    about: 'The counters speak for the school in round numbers',
    action: 'Confirm 100+ teachers, 2000+ students, 50+ subjects and 20+ activities.',
    places: [{ file: 'content/data/counters.ts', text: 'export const counters' }],
  },
  {
    about: 'The transfer certificate has two deadlines',
    action:
      '"Before April 2026" and "by the end of April 2026 at the latest". Confirm whom the later one is for.',
    places: [{ file: 'content/data/sessions.ts', text: "transferCertificateLatest: '2026-04-30'" }],
  },
  {
    about: 'The dates of the next session are not known',
    action:
      'Add the session to the table once its registration is fixed. Until then the pages send parents to the admission desk when the last one is over.',
    places: [{ file: 'content/data/sessions.ts', text: 'export const sessions' }],
  },
  {
    about: 'The admission schedule is called tentative',
    action: 'Take the word away, here and in the table, once the dates are final.',
    places: [{ file: 'content/words/en/admission.ts', text: 'The tentative schedule' }],
  },
  {
    about: 'The help desk is shown as open every day',
    action: 'The school gave hours and no days. Say whether it answers on Sundays and holidays.',
    places: [{ file: 'content/constants.ts', text: 'export const helpDeskHours' }],
  },
  {
    about: 'The society is called "DPS Society"',
    action: 'Give its registered name; the addresses of its pages stay as they are.',
    places: [{ file: 'content/school.ts', text: "society: 'DPS Society'" }],
  },
  {
    about: 'The footer says 2020–2025',
    action: 'Give the years of the copyright line.',
    places: [{ file: 'content/school.ts', text: "copyrightYears: '2020–2025'" }],
  },
  {
    about: '"Prepatory" in the enquiry form',
    action:
      'The word goes to the content service as it stands. Correct it there and here at the same time, or leave it.',
    places: [{ file: 'content/data/enquiry.ts', text: "'Prepatory'" }],
  },
  {
    about: 'Numbers of the emergency services stand in the texts',
    action: 'Confirm that 112 and 1098 (Childline) are the numbers to give in your district.',
    places: [
      {
        file: 'content/pages/contact.md',
        text: 'ring [112](tel:112), or [1098](tel:1098) for Childline',
      },
      { file: 'content/data/contact.ts', text: "anyone: '112', childline: '1098'" },
      {
        file: 'content/pages/our-campus/facilities/security-and-safety.md',
        text: 'the number is [112](tel:112). Childline, for children in need of help, is [1098](tel:1098)',
      },
      {
        file: 'content/pages/our-campus/facilities/counselling.md',
        text: 'Ring [112](tel:112), or [1098](tel:1098) for Childline',
      },
    ],
  },
  {
    about: 'The privacy wording wants a lawyer',
    action:
      'Have the policy and the notice at the form read by the school’s lawyer, and name who deals with requests.',
    places: [
      { file: 'content/pages/privacy-policy.md', text: 'Digital Personal Data Protection Act' },
      {
        file: 'content/pages/privacy-policy.bn.md',
        text: 'Digital Personal Data Protection Act',
      },
      {
        file: 'content/pages/privacy-policy.hi.md',
        text: 'Digital Personal Data Protection Act',
      },
      { file: 'content/pages/privacy-policy.md', text: '## Notice at the enquiry form' },
    ],
  },
  {
    about: 'Enquiries are kept for 400 days',
    action:
      'Confirm the time. It is set by ENQUIRY_RETENTION_DAYS and promised in the privacy policy; change both.',
    places: [{ file: 'content/pages/privacy-policy.md', text: '400 days on this site' }],
  },
  {
    about: 'The notice of the enquiry names e-mail beside telephone, SMS and WhatsApp',
    action:
      'Confirm that the office answers by e-mail, too. The notice and the privacy policy have to name the same ways.',
    places: [
      {
        file: 'content/words/en/enquiry.ts',
        text: 'messages about it by e-mail, SMS and WhatsApp',
      },
      { file: 'content/words/bn/enquiry.ts', text: 'ই-মেলে, এসএমএসে ও হোয়াটসঅ্যাপে' },
      { file: 'content/words/hi/enquiry.ts', text: 'ई-मेल, एसएमएस और व्हाट्सऐप पर संदेश' },
      { file: 'content/pages/privacy-policy.md', text: 'by telephone, e-mail, SMS or WhatsApp' },
    ],
  },
  {
    about: 'Who has two days after the result, the school or the family',
    action:
      'English says that admission "is processed" within two days, and the translations say the same. If a family must pay within two days, say so in all three languages.',
    places: [
      { file: 'content/words/en/admission.ts', text: 'Admission is processed within' },
      { file: 'content/words/bn/admission.ts', text: 'ভর্তির কাজ সেরে ফেলা হয়' },
      { file: 'content/words/hi/admission.ts', text: 'दाखिले की प्रक्रिया पूरी की जाती है' },
    ],
  },
  {
    about: 'The official names of the Act and of the Board in Bengali and Hindi',
    action:
      'Look them up in the Gazette: its Hindi may say वैयक्तिक for व्यक्तिगत, and डाटा for डेटा. A lawyer should read the consent in both languages.',
    places: [
      { file: 'content/pages/privacy-policy.bn.md', text: 'ডিজিটাল ব্যক্তিগত তথ্য সুরক্ষা আইন, 2023' },
      {
        file: 'content/pages/privacy-policy.hi.md',
        text: 'डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023',
      },
      { file: 'content/words/bn/enquiry.ts', text: 'এই ফর্ম জমা দিয়ে আমি জানাচ্ছি' },
      { file: 'content/words/hi/enquiry.ts', text: 'यह फ़ॉर्म भेजते समय मुझे' },
    ],
  },
  {
    about: 'Names of places in Bengali and Hindi are written as they sound',
    action:
      'Say how the school and the post office write the stops of the buses and the address: Goaltuli may be गोआलटुली in Hindi.',
    places: [
      { file: 'content/words/bn/glossary.ts', text: "'Goaltuli area'" },
      { file: 'content/words/hi/glossary.ts', text: "'Goaltuli area'" },
    ],
  },
  {
    about: 'Whether "guardian" means a person beside the parents',
    action:
      'The form wants a guardian stated whose signature is in the almanac. Say who that is: অভিভাবক and अभिभावक can also mean a parent.',
    places: [
      { file: 'content/words/en/admission.ts', text: 'A guardian must be stated' },
      { file: 'content/words/bn/admission.ts', text: 'অভিভাবক হিসেবে একজনের নাম' },
      { file: 'content/words/hi/admission.ts', text: 'एक अभिभावक का नाम लिखना है' },
    ],
  },
  {
    about: 'The book list wants a signed declaration',
    action:
      'CBSE asks for a declaration by the manager and the principal beside it. Supply it as a PDF.',
    places: [{ file: 'content/data/book-list.ts', text: 'export const bookLists' }],
  },
  {
    about: 'The annual report is due by 15 September each year',
    action: 'CBSE asks for it on the site by that day. Supply the report of the year.',
    places: [{ file: 'content/data/annual-report.ts', text: 'export const boardResults' }],
  },
]
