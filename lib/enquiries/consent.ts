/**
 * Which words were agreed to: the sentence beside the box (`enquiryCopy.consent`) together with the
 * notice of the privacy policy. Kept with every enquiry (R-ENQUIRY-11); give it the day of the change when
 * either is changed.
 */
export const consentVersion = '2026-11-21'
