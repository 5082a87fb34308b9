/** The ways to pass a page on. */
export const shareCopy = {
  heading: 'Share this with another family',
  whatsApp: 'Send on WhatsApp',
  share: 'Share',
  copy: 'Copy link',
  copied: 'The link is copied.',
  failed: 'That did not work here. The address bar holds the link, to be copied from there.',
} as const
