import { Icon } from '@/components/ui/Icon/Icon'
import { getSmallUrl } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'
import type { NavEntry } from '@/lib/routing/routes'
import styles from './MegaMenu.module.scss'

type MegaMenuProps = { entry: Extract<NavEntry, { kind: 'menu' }> }

/**
 * One section of the main navigation. In the header, a button opens its panel: the popover attributes provide light
 * dismiss, Esc with focus restoration and one open panel at a time, without JavaScript. In the drawer, `<details>`
 * unfolds the same panel as a list; it stays outside, as a browser does not show a popover in closed `<details>`.
 */
export function MegaMenu({ entry }: MegaMenuProps) {
  const id = `menu-${entry.id}`
  const picture = findPicture(entry.picture)
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={id} data-mark="menu">
        {entry.label}
      </button>
      <details className={styles.fold} name="menu">
        <summary className={styles.summary} data-mark="details">
          {entry.label}
        </summary>
      </details>
      <div className={styles.panel} id={id} popover="auto">
        <div className={styles.intro}>
          <h2>{entry.heading}</h2>
          <p>{entry.sentence}</p>
          {entry.all && (
            <a href={entry.all.path} data-mark="more">
              {entry.all.label}
            </a>
          )}
        </div>
        <ul className={styles.links}>
          {entry.tools?.map(({ href, label, note, icon }) => (
            <li key={href} className={styles.tool}>
              <a href={href}>
                <Icon name={icon} />
                <span>
                  {label}
                  <small>{note}</small>
                </span>
              </a>
            </li>
          ))}
          {entry.links.map(({ path, label, note }) => (
            <li key={path}>
              <a href={path}>
                {label}
                <small>{note}</small>
              </a>
            </li>
          ))}
        </ul>
        {/* 16rem wide, and on every page: a choice of files would be 350 bytes for each menu. */}
        <img
          src={getSmallUrl(picture)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </div>
    </>
  )
}
