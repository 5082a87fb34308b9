import 'server-only'
import { translations } from '@/content/languages'
import { publicFiles } from '@/content/routes'
import { fixedPaths } from './known-paths'
import { localizePath, translatedPaths } from './translations'

const ownPaths = new Set([
  ...fixedPaths,
  ...publicFiles,
  ...translations.flatMap((language) =>
    translatedPaths(language).map((path) => localizePath(language, path)),
  ),
])

/** Whether a path is of the catalogue of components, which only `npm run dev` has (docs/decisions/110). */
const isCatalogue = (path: string) =>
  process.env.NODE_ENV === 'development' && /^\/catalogue(?:\/\w+\/\w+)?$/.test(path)

/** Whether a path is exactly that of a page, in any language, or of a file outside of the folders of `public/`. */
export const isOwnPath = (path: string): boolean => ownPaths.has(path) || isCatalogue(path)
