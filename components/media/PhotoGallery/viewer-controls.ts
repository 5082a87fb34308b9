import type PhotoSwipe from 'photoswipe'
import { iconUrl } from '@/components/ui/Icon/icon-url'
import type { IconName } from '@/components/ui/Icon/icons'
import { media, viewer as viewerWords } from '@/content/words/en/media'
import styles from './Viewer.module.scss'

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

function icon(name: IconName): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 256 256')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(namespace, 'use')
  use.setAttribute('href', iconUrl(name))
  svg.append(use)
  return svg
}

const button = (ariaLabel: string, name: IconName, onclick: () => void) =>
  createElement(
    'button',
    { type: 'button', className: styles.button, ariaLabel, onclick },
    icon(name),
  )

/** A part of the viewer that fades out when it closes. */
const bar = (className: string | undefined, ...children: Node[]) =>
  createElement('div', { className: `${className} pswp__hide-on-close` }, ...children)

/** A thumbnail for each picture, to jump to it. */
function filmStrip(viewer: PhotoSwipe, links: readonly HTMLAnchorElement[]) {
  const frames = links.map((link, index) => {
    const thumbnail = link.querySelector('img')
    const src = thumbnail?.currentSrc || thumbnail?.src || link.href
    return createElement(
      'button',
      {
        type: 'button',
        ariaLabel: viewerWords.picture(index + 1),
        onclick: () => viewer.goTo(index),
      },
      createElement('img', { loading: 'lazy', alt: '', width: 84, height: 60, src }),
    )
  })
  const strip = createElement('div', { className: styles.film }, ...frames)

  function setCurrent(index: number) {
    frames.forEach((frame, i) => (frame.ariaCurrent = i === index ? 'true' : null))
    const frame = frames[index]
    if (!frame) return
    strip.scrollTo({ left: frame.offsetLeft + frame.offsetWidth / 2 - strip.clientWidth / 2 })
  }

  return { strip, setCurrent }
}

/** Adds title, count, download, close, previous, next, caption and film strip to the viewer. */
export function addControls(
  viewer: PhotoSwipe,
  title: string,
  links: readonly HTMLAnchorElement[],
): void {
  const count = createElement('span', { ariaLive: 'polite' })
  const caption = createElement('p', { className: styles.caption })
  const download = createElement(
    'a',
    { className: styles.button, ariaLabel: viewerWords.download, download: '' },
    icon('download-simple-bold'),
  )
  const film = filmStrip(viewer, links)
  const head = bar(
    styles.head,
    createElement(
      'div',
      { className: styles.title },
      createElement('b', { textContent: title }),
      count,
    ),
    download,
    button(viewerWords.close, 'x-bold', () => viewer.close()),
  )
  const foot = bar(
    styles.foot,
    caption,
    button(viewerWords.previous, 'caret-left-bold', () => viewer.prev()),
    film.strip,
    button(viewerWords.next, 'caret-right-bold', () => viewer.next()),
  )
  foot.toggleAttribute('data-single', links.length === 1)

  viewer.on('uiRegister', () => {
    viewer.element?.setAttribute('aria-modal', 'true')
    viewer.element?.setAttribute('aria-label', title)
    viewer.element?.append(head, foot)
  })
  viewer.on('change', () => {
    const link = links[viewer.currIndex]
    count.textContent = media.pictureOf(viewer.currIndex + 1, links.length)
    caption.textContent = link?.dataset.caption ?? ''
    download.href = link?.href ?? ''
    film.setCurrent(viewer.currIndex)
  })
}
