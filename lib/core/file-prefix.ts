/** Where the site serves the files of the content service. A module of its own: it is sent to browsers. */
export const filePrefix = '/api/image/'
