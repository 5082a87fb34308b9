const unreadable = {
  title: 'This form could not be read',
  text: 'Nothing was sent. Please open the form again and send it once more.',
}

/** In place of those of 413 where it is a file that is too large. */
export const fileTooLargeWords = {
  title: 'This file is too large',
  text: 'A file may have 30 MB, a PDF 15 MB. Nothing was saved. Go back and choose a smaller one: what you typed is still in the form.',
} as const

/** In place of those of 403 where the role of the person does not include what the form does. */
export const notPermittedWords = {
  title: 'Your account may not do this',
  text: 'Nothing was changed. Ask an administrator to do it, or to change your role.',
} as const

/** In place of those of 503 where nothing can be stored, such as on a full disk. */
export const notSavedWords = {
  title: 'The desk cannot save at present',
  text: 'Nothing was saved, and nothing that was saved before is lost. Go back: what you typed is still in the form. Tell whoever looks after the website; the disk may be full.',
  /** In the form itself. */
  inForm:
    'The desk cannot save at present. What you typed is still here. Tell whoever looks after the website; the disk may be full.',
} as const

/** Error pages by status, rendered as plain HTML without script or style sheet. */
export const httpErrors = {
  400: unreadable,
  403: {
    title: 'This form was not sent from our website',
    text: 'Nothing was sent. Please open the page on our website and fill in the form there.',
  },
  405: {
    title: 'This page can only be read',
    text: 'The request asked for something that this website does not do.',
  },
  409: {
    title: 'This form is out of date',
    text: 'Our website has changed since you opened the form, so nothing was sent. Please open the form again.',
  },
  411: unreadable,
  413: {
    title: 'This form is too long',
    text: 'Nothing was sent. Please open the form again and use fewer words.',
  },
  429: {
    title: 'One moment, please',
    text: 'A great many pages are being asked for just now. Please wait a few seconds and try again.',
  },
  503: {
    title: 'The desk cannot reach its database',
    text: 'Nothing is lost: what was saved is there, and the website goes on as before. If you were sending a form, it was not saved; go back, and what you typed is still in it.',
  },
} as const
