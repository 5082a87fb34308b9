import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { Button } from '@/components/ui/Button/Button'
import { classes } from '@/content/words/en/classes'
import type { TransportRoute } from '@/content/types'
import { getLevelName } from '@/lib/school/class-levels'
import styles from './MyClass.module.scss'

type MyClassProps = {
  /** The class of the page; `undefined` where all are listed. */
  level?: number
  routes: readonly TransportRoute[]
}

/**
 * "My class" (R-CLASS-4): stores the class of the page on the device, with the child's way to school, and removes it.
 * `MyClass.browser.ts` shows the matching part; without script none is shown.
 */
export function MyClass({ level, routes }: MyClassProps) {
  const words = classes.mine
  const name = level === undefined ? '' : getLevelName(level)
  return (
    <section
      className={styles.myClass}
      aria-label={words.heading}
      data-my-class={level ?? ''}
      data-needs-script
    >
      <div data-state="none">
        <p>{level === undefined ? words.invite : words.ask}</p>
        {level !== undefined && (
          <p className={styles.actions}>
            <Button size="small" data-do="keep">
              {words.keep(name)}
            </Button>
            <small>{words.promise}</small>
          </p>
        )}
      </div>
      <div data-state="kept" hidden>
        <p>
          <b>{words.kept(name)}</b> {words.promise}
        </p>
        <p className={styles.actions}>
          <label>
            {words.way}
            <select data-way>
              <option value="">{words.ways.unsaid}</option>
              {routes.map(({ number, locations }) => (
                <option key={number} value={`route-${number}`}>
                  {words.ways.route(number, locations)}
                </option>
              ))}
              <option value="hostel">{words.ways.hostel}</option>
              <option value="own">{words.ways.own}</option>
            </select>
          </label>
          <Button variant="outline" size="small" data-do="remove">
            {words.remove}
          </Button>
        </p>
      </div>
      <div data-state="other" hidden>
        <p>
          <a href="/class" data-fill={words.other} />
        </p>
        <p className={styles.actions}>
          {level !== undefined && (
            <Button size="small" data-do="keep">
              {words.keep(name)}
            </Button>
          )}
          <Button variant="outline" size="small" data-do="remove">
            {words.remove}
          </Button>
        </p>
      </div>
      <div data-state="moved" hidden>
        <p>
          <b data-fill={words.moved} data-left={words.left} />
        </p>
        <p className={styles.actions}>
          <Button size="small" data-do="move" data-fill={words.yes} />
          <Button variant="outline" size="small" data-do="stay" data-fill={words.still} />
          <Button variant="outline" size="small" data-do="remove">
            {words.remove}
          </Button>
        </p>
      </div>
      <p
        className={styles.said}
        role="status"
        data-removed={words.removed}
        data-refused={words.refused}
      />
      <BrowserScript name="my-class" />
    </section>
  )
}
