/** The types that a file input offers: without HEIC, so that an iPhone sends its photographs as JPEG. */
export const accepted = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  documents: 'application/pdf',
}
