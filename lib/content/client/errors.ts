type Kind = 'status' | 'network' | 'timeout' | 'shape'

/**
 * A read of the content service that failed. `message` is a short text that is safe to show to a visitor
 * (R-TABLOID-3); what lies behind it is in `cause`, for the log.
 */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError'

  private constructor(
    readonly kind: Kind,
    message: string,
    readonly status?: number,
    cause?: unknown,
  ) {
    super(message, { cause })
  }

  static status(status: number) {
    return new ContentServiceError('status', `Request failed with status code ${status}`, status)
  }

  static network(cause?: unknown) {
    return new ContentServiceError('network', 'Network Error', undefined, cause)
  }

  static timeout(milliseconds: number) {
    return new ContentServiceError('timeout', `timeout of ${milliseconds}ms exceeded`)
  }

  /** An answer that is not JSON, too large, or not of the shape that its call promises. */
  static shape(cause?: unknown) {
    return new ContentServiceError('shape', 'Unexpected response', undefined, cause)
  }

  /** R-SERVICE-6: reads are tried once more after a connection error or a 5xx. */
  get isWorthRetrying(): boolean {
    return this.kind === 'network' || (this.status !== undefined && this.status >= 500)
  }
}

/** Whatever was thrown while reading, as an error with a safe text. */
export function toContentServiceError(error: unknown): ContentServiceError {
  return error instanceof ContentServiceError ? error : ContentServiceError.network(error)
}
