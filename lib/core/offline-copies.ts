/** The configuration of the service worker (docs/decisions/109). `lib/pages/offline.ts` writes it before the script. */
export type OfflineCopies = {
  /** Paths of the pages that a first visit stores, by language. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Pages below these paths are stored when a visitor opens them. */
  visited: readonly string[]
  /** The page shown instead of one that is not stored, by language. */
  fallbacks: Readonly<Record<string, string>>
  /** The style sheet of the notice. */
  sheet: string
  notices: Readonly<
    Record<string, { tag: string; page: string; alert: string; noAlert: string; call: string }>
  >
}
