/** The largest upload in bytes (R-DESK-7). A script checks it before it sends a file. */
export const maxUploadBytes = 30_000_000
export const maxPdfBytes = 15_000_000

/**
 * Pixels of a photograph that is decoded line by line, in little memory. Phones take photographs of up to 200 million.
 */
export const maxPhotoPixels = 210_000_000
/** Pixels of a picture that has to be decoded as a whole: progressive JPEG, WebP, AVIF, GIF. */
export const maxWholePixels = 65_000_000
/** Pixels of a HEIC photograph. Each needs 15 bytes of memory. An iPhone takes photographs of 12 or 24 million. */
export const maxHeicPixels = 26_000_000
