/**
 * The path below which the site serves files of the content service. A separate module, because it is sent to browsers.
 */
export const filePrefix = '/api/image/'
