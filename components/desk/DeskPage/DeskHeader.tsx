import { Crest } from '@/components/layout/Crest/Crest'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Actor } from '@/lib/desk/operation'
import { leaveDesk } from '@/lib/desk/web/log-out'
import styles from './DeskHeader.module.scss'
import { isUnder, listMenuLinks } from './menu'

type DeskHeaderProps = {
  actor?: Pick<Actor, 'name' | 'role'>
  /** The path and query of the page. */
  path: string
}

/** The header of every page of the desk. On phones its menu is a `<details>`, so that it works without scripts. */
export function DeskHeader({ actor, path }: DeskHeaderProps) {
  return (
    <header className={styles.deskHeader}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/desk">
          <Crest className={styles.crest} />
          The desk
        </a>
        {actor && (
          <>
            <span className={styles.who}>
              {actor.name} · {actor.role}
            </span>
            <div className={styles.own}>
              <OwnLinks path={path} />
            </div>
            <details className={styles.menu}>
              <summary>
                <Icon name="list-bold" />
                Menu
              </summary>
              <nav aria-label="The desk" className={styles.panel}>
                <p>
                  {actor.name} · {actor.role}
                </p>
                <MenuLinks role={actor.role} path={path} />
                <OwnLinks path={path} />
              </nav>
            </details>
          </>
        )}
      </div>
      {actor && (
        <nav aria-label="The desk" className={styles.row}>
          <MenuLinks role={actor.role} path={path} />
        </nav>
      )}
    </header>
  )
}

const current = (path: string, href: string) => (isUnder(path, href) ? 'page' : undefined)

const MenuLinks = ({ role, path }: { role: Actor['role']; path: string }) =>
  listMenuLinks(role).map(({ href, label }) => (
    <a key={href} href={href} aria-current={current(path, href)}>
      {label}
    </a>
  ))

const OwnLinks = ({ path }: { path: string }) => (
  <>
    <a href="/desk/account" aria-current={current(path, '/desk/account')}>
      My account
    </a>
    <form action={leaveDesk}>
      <button type="submit">Log out</button>
    </form>
  </>
)
