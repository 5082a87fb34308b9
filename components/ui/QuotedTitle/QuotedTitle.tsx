import { scriptOf } from '@/lib/rich-text/script-of'

/** Words of the content service within a sentence of the site's, in their own language (WCAG 3.1.2). */
export function QuotedTitle({ text }: { text: string }) {
  return <span lang={scriptOf(text)}>“{text}”</span>
}
