import { Link } from '@/components/ui/Link/Link'
import { linksIn } from '@/lib/rich-text/links-in'
import { scriptOf } from '@/lib/rich-text/script-of'
import { unbroken } from '@/lib/rich-text/class-names'
import styles from './LinkedText.module.scss'

/** Plain text of a record with paragraphs, line breaks and clickable URLs. */
export function LinkedText({ text }: { text: string }) {
  return (
    <div className={styles.root} lang={scriptOf(text)}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{linksIn(paragraph).map(renderPart)}</p>
      ))}
    </div>
  )
}

const renderPart = (part: ReturnType<typeof linksIn>[number], index: number) =>
  typeof part === 'string' ? (
    unbroken(part)
  ) : (
    <Link key={index} href={part.href} rel="noopener noreferrer ugc">
      {part.text}
    </Link>
  )
