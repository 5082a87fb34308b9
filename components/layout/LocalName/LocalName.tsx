import { drawnName, sprite } from '@/components/ui/Icon/sprite'
import type { School } from '@/content/types'
import styles from './LocalName.module.scss'

/** The school's name in its own language, drawn: few devices have its letters in a form that goes with ours. */
export function LocalName({ text, lang }: School['localName']) {
  return (
    <svg
      className={styles.root}
      width={`${drawnName.width}em`}
      role="img"
      aria-label={text}
      lang={lang}
    >
      <use href={`${sprite}#local-name`} />
    </svg>
  )
}
