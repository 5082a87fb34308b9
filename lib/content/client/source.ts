/** Conditions of a browser that already holds a file. */
export type FileConditions = { etag?: string; modifiedSince?: string }

/** A picture or document of the content service. `body` is `null` when the browser's copy still holds. */
export type SourceFile = {
  type: string
  size: number | null
  etag: string | null
  lastModified: string | null
  body: ReadableStream<Uint8Array> | null
}

/**
 * Where content comes from: the provider, or the embedded service (R-SERVICE-1). Both answer the calls of
 * R-SERVICE-2 by their paths, so that nothing else can tell which one it is.
 */
export type Source = {
  /** Tells sources apart, so that a copy saved from one is never shown for another. */
  readonly origin: string
  /**
   * Answers a read call, such as `/api/news/All/dvs` or `/api/subGallery?id=12`, with its JSON.
   * @returns `undefined` when the service says that there is no such thing (404).
   * @throws ContentServiceError when it fails in any other way.
   */
  read(path: string): Promise<unknown>
  /**
   * Opens the file at `/api/image/{path}`; `path` has passed `filePath`.
   * @returns `undefined` when there is no such file.
   * @throws ContentServiceError
   */
  file(path: string, conditions: FileConditions): Promise<SourceFile | undefined>
}
