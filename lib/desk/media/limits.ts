/** Limits of an upload in bytes (R-DESK-7). A script checks them before it sends a file. */
export const maxUploadBytes = 30_000_000
export const maxPdfBytes = 15_000_000

/** Pixels of a photograph that is decoded line by line, in little memory: phones take up to 200 million. */
export const maxPhotoPixels = 210_000_000
/** Pixels of a picture that has to be decoded as a whole: progressive JPEG, WebP, AVIF, GIF. */
export const maxWholePixels = 110_000_000
/** Pixels of a HEIC photograph. */
export const maxHeicPixels = 50_000_000
