import { drawnName, sprite } from '@/components/ui/Icon/sprite'
import type { School } from '@/content/types'
import styles from './LocalName.module.scss'

/** The school's name in its local language, as a drawing: few devices have a Bengali font that matches the site. */
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
