/** Conditional request headers of a browser that has the file cached. */
export type FileConditions = { etag?: string; modifiedSince?: string }

/** A picture or document of the content service. `body` is `null` when the browser's copy is still valid. */
export type SourceFile = {
  type: string
  size: number | null
  etag: string | null
  lastModified: string | null
  body: ReadableStream<Uint8Array> | null
}

/**
 * Where content comes from: the provider or the embedded service (R-SERVICE-1). Both serve the endpoints of
 * R-SERVICE-2 by path, so the rest of the site does not depend on which one is used.
 */
export type Source = {
  /** Identifies the source, so that a copy saved from one is never shown for another. */
  readonly origin: string
  /**
   * Reads the JSON of a path such as `/api/news/All/dvs` or `/api/subGallery?id=12`.
   * @returns `undefined` for a 404.
   * @throws ContentServiceError for any other failure.
   */
  read(path: string): Promise<unknown>
  /**
   * Opens the file at `/api/image/{path}`; `path` is validated by `decodeFilePath`.
   * @returns `undefined` when there is no such file.
   * @throws ContentServiceError
   */
  file(path: string, conditions: FileConditions): Promise<SourceFile | undefined>
  /** Size of a file in bytes, of a source that knows it without a request. */
  size?(path: string): Promise<number | undefined>
}
