import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import styles from './FooterMap.module.scss'

/** Positions of the labels on the plan, in units of the drawing. */
const planLabels = [
  { name: 'garden', x: 46, y: 122 },
  { name: 'garden', x: 352, y: 246 },
  { name: 'railway', x: 30, y: 42 },
  { name: 'highway', x: 384, y: 148 },
] as const

type FooterMapProps = {
  school: School
  words: LayoutWords
  /** Whether phones get only a link to the map: the plan is on the contact page. */
  compact?: boolean
}

/**
 * A drawn plan of the school's location. The third-party map loads only on a click, and replaces the plan. Without
 * script there is a link to the directions.
 */
export function FooterMap({ school, words, compact }: FooterMapProps) {
  return (
    <div className={styles.footerMap} data-compact={compact || undefined}>
      <div className={styles.plan} data-map-plan>
        <img
          src="/map-plan.svg"
          alt={words.footer.map}
          width={480}
          height={300}
          loading="lazy"
          decoding="async"
        />
        <svg viewBox="0 0 480 300" aria-hidden>
          {planLabels.map(({ name, x, y }) => (
            <text key={`${x}`} x={x} y={y}>
              {words.footer.plan[name]}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          data-map={school.map.embed}
          data-map-title={fillIn(words.footer.mapTitle, { school: school.name })}
          data-needs-script
        >
          <Icon name="map-pin" /> {words.footer.liveMap}
        </button>
        <Link href={school.map.directions} newTab={words.newTab}>
          {words.footer.directions}
        </Link>
      </div>
    </div>
  )
}
