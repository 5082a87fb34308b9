import { toFilePath } from '@/lib/core/safe-urls'

/** The files that pictures in a text show. */
export const filesInHtml = (html: unknown): string[] =>
  typeof html === 'string'
    ? [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].flatMap(
        ([, source]) => toFilePath(source!) ?? [],
      )
    : []
