/**
 * The types that a file input offers. HEIC is not among them, so that an iPhone sends its photographs as JPEG, which is
 * faster. The server also reads HEIC files, which somebody may choose nevertheless.
 */
export const accepted = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  heic: 'image/heic,image/heif,.heic,.heif',
  documents: 'application/pdf',
}
