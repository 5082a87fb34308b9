import clsx from 'clsx'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/layout/SkipLink/SkipLink'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Actor } from '@/lib/desk/operation'
import { deskPathHeader } from '@/lib/routing/desk'
import { DeskHeader } from './DeskHeader'
import styles from './DeskPage.module.scss'

type DeskPageProps = {
  title: string
  /** Person who has logged in. Without one there is no menu. */
  actor?: Pick<Actor, 'name' | 'role'>
  /** The parent page. */
  back?: { href: string; label: string }
  /** Full width, for tables and lists; otherwise one column as wide as a form. */
  wide?: boolean
  children: ReactNode
}

/** A page of the desk: header with menu, title, and content in one column. */
export async function DeskPage({ title, actor, back, wide, children }: DeskPageProps) {
  const path = (await headers()).get(deskPathHeader) ?? '/desk'
  return (
    <>
      <SkipLink>Skip the menu</SkipLink>
      <DeskHeader actor={actor} path={path} />
      <main id="main" className={clsx(styles.main, wide && styles.wide)}>
        {back && (
          <a className={styles.back} href={back.href}>
            <Icon name="caret-left-bold" />
            {back.label}
          </a>
        )}
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}
