/** Returns a file size as pages print it: full kilobytes, or megabytes with one decimal. */
export const formatFileSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
