import { drawnNames, sprite } from '@/components/ui/Icon/sprite'
import styles from './DrawnName.module.scss'

type DrawnNameProps = {
  text: string
  /** Omitted where the parent has it. */
  lang?: string
}

/**
 * A name in another script, as a drawing that `npm run icons` makes: few devices have a font that matches the site, and
 * looking for one delays the first layout. A name that has not been drawn is text.
 */
export function DrawnName({ text, lang }: DrawnNameProps) {
  const name = drawnNames.find((drawn) => drawn.text === text)
  if (!name) return lang ? <span lang={lang}>{text}</span> : text
  return (
    <svg className={styles.root} width={`${name.width}em`} role="img" aria-label={text} lang={lang}>
      <use href={`${sprite}#${name.id}`} />
    </svg>
  )
}
