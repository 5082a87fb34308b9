import type { ReactNode } from 'react'
import { Crest } from '../Crest/Crest'
import styles from './Brand.module.scss'

type BrandProps = {
  name: string
  /** The small line under the name. */
  line: ReactNode
  /** URL of the home page in the language. */
  home: string
  surface?: 'plain' | 'deep'
}

/** Crest and name, linked to the home page. */
export function Brand({ name, line, home, surface = 'plain' }: BrandProps) {
  return (
    <a className={styles.brand} href={home} data-surface={surface}>
      <Crest className={styles.crest} />
      <span>
        <b className={styles.name}>{name}</b>
        <small className={styles.line}>{line}</small>
      </span>
    </a>
  )
}
