'use client'

import { useRef } from 'react'
import { CarouselControls } from '@/components/media/CarouselControls/CarouselControls'
import { Picture } from '@/components/media/Picture/Picture'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { media } from '@/content/words/en/media'
import type { PictureData, PictureFiles } from '@/lib/pictures/files'
import styles from './HeroSlider.module.scss'
import { useHeroSlides } from './use-hero-slides'

/** A scene: drawn wide with its subject right of the banner, and drawn for phones. */
export type HeroSlide = Pick<PictureData, 'name' | 'alt' | 'caption'> & { phoneName: string }

/** The files of each slide. One list for all slides, as it is most of the data of the page. */
export type HeroFiles = {
  wide: Omit<PictureData, 'name' | 'alt' | 'caption'>
  phone: Omit<PictureFiles, 'name'>
}

type HeroPicturesProps = { slides: readonly HeroSlide[]; files: HeroFiles; label: string }

/**
 * The slides and their controls. Only the first is in the server's HTML; the pictures of the others load one by one.
 * Swiper starts when the page is idle. Until then, or if it fails to load, previous and next work without it.
 * Without script the first picture stays.
 */
export function HeroPictures({ slides, files, label }: HeroPicturesProps) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('hero', root)
  const { active, hasAll, mounted, step } = useHeroSlides(viewport, slides.length, autoplay)

  return (
    <div
      ref={root}
      className={styles.slider}
      role="region"
      aria-roledescription={media.carousel}
      aria-label={label}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.slice(0, hasAll ? undefined : 1).map((slide, index) => (
            <div
              key={slide.name}
              className={styles.slide}
              role="group"
              aria-roledescription={media.slide}
              aria-label={media.place(index + 1, slides.length)}
              inert={index !== active}
            >
              {mounted.has(index) && <HeroPicture {...{ slide, files }} first={index === 0} />}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <CarouselControls autoplay={autoplay} noun={media.nouns.picture} step={step} />
        <p className={styles.caption} aria-live={autoplay.moving ? 'off' : 'polite'} aria-atomic>
          <b>{slides[active]?.caption}</b>
          <span data-needs-script>{media.pictureOf(active + 1, slides.length)}</span>
        </p>
      </div>
    </div>
  )
}

/**
 * On a phone a picture is as wide as the window. From 60em it fills the hero, which is at least 610 px high; the widest
 * pictures are 32 : 15.
 */
const sizes = '(min-width: 60em) max(1301px, 100vw), (min-width: 40em) 118vw, 100vw'
const phoneMedia = '(max-width: 39.99em)'

type HeroPictureProps = { slide: HeroSlide; files: HeroFiles; first: boolean }

function HeroPicture({ slide: { phoneName, ...slide }, files, first }: HeroPictureProps) {
  return (
    <Picture
      picture={{ ...slide, ...files.wide }}
      phone={{ picture: { name: phoneName, ...files.phone }, media: phoneMedia }}
      sizes={sizes}
      className={styles.picture}
      priority={first}
      eager
    />
  )
}
