import { detectScript } from '@/lib/rich-text/detect-script'

/** Text of the content service inside a sentence of the site, marked with its language (WCAG 3.1.2). */
export function QuotedTitle({ text }: { text: string }) {
  return <span lang={detectScript(text)}>“{text}”</span>
}
