type Kind = 'status' | 'network' | 'timeout' | 'shape'

/**
 * A failed read of the content service. `message` is short and safe to show to a visitor (R-TABLOID-3).
 * `cause` holds the details for the log.
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

  /** The response is not JSON, is too large, or has an unexpected shape. */
  static shape(cause?: unknown) {
    return new ContentServiceError('shape', 'Unexpected response', undefined, cause)
  }

  /** Reads are retried once after a connection error or a 5xx (R-SERVICE-6). */
  get isRetryable(): boolean {
    return this.kind === 'network' || (this.status !== undefined && this.status >= 500)
  }
}

/** Wraps any error thrown while reading in one whose message is safe to show. */
export function toContentServiceError(error: unknown): ContentServiceError {
  return error instanceof ContentServiceError ? error : ContentServiceError.network(error)
}

/** Reads from the desk: a database that is unavailable is a failed read (R-SERVICE-9). */
export async function withFailure<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (cause) {
    throw ContentServiceError.network(cause)
  }
}
