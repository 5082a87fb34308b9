type Item = { term: string; text: string }

/**
 * The itemised notice next to the consent checkbox (R-ENQUIRY-11). When its meaning or the consent text changes,
 * set `consentVersion` to the date of the change.
 * @param days retention period of a stored enquiry
 */
export const enquiryNotice = (school: string, days: number): readonly Item[] => [
  {
    term: 'What we keep',
    text: 'The session, class, name and contact number you give, the e-mail address if you give one, and the time and wording of your consent.',
  },
  {
    term: 'Why',
    text: `To ring you about admission, and to send you messages about it by SMS and WhatsApp. ${school} uses the answers for nothing else and sells them to nobody.`,
  },
  {
    term: 'Who sees it',
    text: `The admission office of ${school}, and the company that runs the school’s office software for it.`,
  },
  { term: 'How long', text: `${days} days; then the enquiry is erased from this site.` },
  {
    term: 'Your rights',
    text: 'You may see, correct or erase what we keep, and withdraw your consent at any time: write to the address below and name your contact number.',
  },
  {
    term: 'Complaints',
    text: 'Write to the same address first. If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
  },
]

export const enquiryNoticeTitle = 'What we do with your answers'
