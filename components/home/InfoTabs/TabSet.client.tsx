'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { useMediaQuery } from '@/components/hooks/use-media-query'
import type { PictureData } from '@/lib/pictures/files'
import styles from './InfoTabs.module.scss'

type TabSetProps = {
  label: string
  tabs: readonly {
    id: string
    icon: IconName
    label: string
    picture: PictureData
    panel: ReactNode
  }[]
}

/** Returns the tab that a key moves to; `undefined` for other keys. */
function tabForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * ARIA tabs with automatic activation; the first is open. All panels are in the HTML, but a picture only once its panel
 * is opened. Before hydration CSS hides all panels except the first. Without script all are shown.
 */
export function TabSet({ label, tabs }: TabSetProps) {
  const [active, setActive] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]))
  const ready = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const vertical = useMediaQuery('(min-width: 60em)')

  function open(index: number) {
    setActive(index)
    setOpened((before) => new Set(before).add(index))
    const tab = list.current?.children[index] as HTMLElement
    tab.focus({ preventScroll: true })
    // On phones the tab list scrolls to the open tab, with part of the previous one visible.
    list.current!.scrollLeft = tab.offsetLeft - 48
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = tabForKey(event.key, active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    open(next)
  }

  return (
    <div className={styles.infoTabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        onKeyDown={onKeyDown}
        data-needs-script
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={`panel-${tab.id}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => open(index)}
          >
            <Icon name={tab.icon} />
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, picture, panel }, index) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          hidden={ready && index !== active}
          data-open={index === active || undefined}
        >
          {opened.has(index) && <Picture picture={picture} sizes="(min-width: 60em) 32rem, 91vw" />}
          {panel}
        </div>
      ))}
    </div>
  )
}
