/**
 * Version of the consent text: the sentence next to the checkbox (`enquiryCopy.consent`) and the notice of the privacy
 * policy. Stored with every enquiry (R-ENQUIRY-11). Set it to the current date when either text changes.
 */
export const consentVersion = '2026-11-21'
