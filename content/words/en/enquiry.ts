import { forms } from './forms'

/**
 * The admission enquiry (R-ENQUIRY-2, R-ENQUIRY-6, R-ENQUIRY-7, R-ENQUIRY-11). `{name}` is a placeholder: figures come
 * from the rules of the form (`lib/enquiries/form-words.ts`).
 */
export const enquiry = {
  title: 'Admission enquiry',
  /** Of the second copy, at the foot of the page. */
  secondTitle: 'Send your enquiry',
  lead: 'Only the e-mail is optional.',
  fields: {
    session: 'Session',
    class: 'Class',
    selectClass: 'Select class',
    name: 'Name',
    nameHint: 'Parent’s or guardian’s name',
    contact: 'Contact number',
    contactHint: '{digits} digits, without {country} or {trunk}',
    contactPlaceholder: 'Enter your contact number',
    email: 'E-mail',
    /** After the label of a field that may stay empty. */
    optional: '(optional)',
    /** Of the field that only bots see. */
    website: 'Website',
  },
  /** `{policy}` is the link to the privacy policy. */
  consent:
    'By submitting this form, I acknowledge and agree to the {policy}, and consent to SMS and WhatsApp communication.',
  policy: 'Privacy Policy',
  messages: {
    session: 'Session is required',
    name: 'Name is required',
    nameLength: 'Name must have at most {most} characters',
    nameCharacter: 'Name holds a character that cannot be read',
    class: 'Class is required',
    contact: 'Contact number is required',
    contactLength: 'Contact number must be exactly {digits} digits',
    contactIndia:
      'This cannot be a number in India. A mobile number begins with a digit from {first} to {last}, a landline number with its STD code without {trunk}.',
    /** To families in Nepal, Bhutan and Bangladesh. */
    contactAbroad:
      'We can ring numbers in India only. If your number is from Nepal, Bhutan, Bangladesh or another country, please ring us at {phone} or write to {email}.',
    email: 'Enter an e-mail address such as {sample}, or leave it empty',
    consent: 'Consent is required',
    website: 'Leave this field empty',
  },
  ...forms,
  submit: 'Submit Now!',
  submitting: 'Submitting...',
  succeeded: 'Form submitted successfully!',
  failed: 'Error submitting the form. Please try again.',
  confirm:
    'A field that only robots fill in was not empty. A password manager may have done it. Nothing was sent yet: please press “Submit Now!” once more.',
  conflict:
    'Nothing was stored, because this enquiry was taken for an earlier one. Please press “Submit Now!” once more to send it as a new one.',
  limited: 'Too many enquiries have come from here in a short time. Please try again later.',
  otherWays: 'Your answers are still in the form. You can also ring or write to us:',
  reference: 'Your reference number:',
  next: 'Please keep the reference number. The help desk answers from {hours}.',
  /** What comes after a sent enquiry (R-ENQUIRY-7). */
  sent: {
    call: 'We ring you on {contact}.',
    save: 'Save our number',
    about: 'What {class} costs and needs',
    another: 'Send another',
  },
  /** Of the class that was chosen. */
  nextSteps: {
    bring: 'What to bring',
    papers: 'The registration form with a photograph, and the birth certificate',
    rules: 'The rules of admission',
  },
  /**
   * The itemised notice next to the consent. When its meaning or the consent changes, set `consentDate`
   * (`lib/enquiries/consent.ts`) to the day of the change.
   */
  notice: {
    title: 'What we do with your answers',
    items: {
      kept: {
        term: 'What we keep',
        text: 'The session, class, name and contact number you give, the e-mail address if you give one, and the time, language and wording of your consent.',
      },
      why: {
        term: 'Why',
        text: 'To ring you about admission, and to send you messages about it by e-mail, SMS and WhatsApp. {school} uses the answers for nothing else and sells them to nobody.',
      },
      who: {
        term: 'Who sees it',
        text: 'The admission office of {school}, and the company that runs the school’s office software for it.',
      },
      duration: {
        term: 'How long',
        text: '{days} days; then the enquiry is erased from this site.',
      },
      rights: {
        term: 'Your rights',
        text: 'You may see, correct or erase what we keep, and withdraw your consent at any time: write to the address below and name your contact number.',
      },
      complaints: {
        term: 'Complaints',
        text: 'Write to the same address first. If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
      },
    },
  },
} as const
