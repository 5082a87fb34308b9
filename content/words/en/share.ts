/** The options to share a page. */
export const share = {
  heading: 'Share this with another family',
  whatsApp: 'Send on WhatsApp',
  share: 'Share',
  copy: 'Copy link',
  copied: 'The link is copied.',
  failed: 'That did not work here. Please copy the link from the address bar.',
} as const
