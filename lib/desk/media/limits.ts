/** Limits of an upload in bytes (R-DESK-7). A script checks them before it sends a file. */
export const maxUploadBytes = 30_000_000
export const maxPdfBytes = 15_000_000
