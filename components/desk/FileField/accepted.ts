/**
 * The types that a file input offers. Where HEIC is not among them, an iPhone sends its photographs as JPEG, which is
 * faster. A HEIC file that is chosen all the same is read, too.
 */
export const accepted = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  heic: 'image/heic,image/heif,.heic,.heif',
  documents: 'application/pdf',
}
