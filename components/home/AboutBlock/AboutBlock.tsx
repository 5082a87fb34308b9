import { Picture } from '@/components/media/Picture/Picture'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import type { PictureData } from '@/lib/pictures/files'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './AboutBlock.module.scss'

type Link = { label: string; href: string }

type AboutBlockProps = {
  heading: string
  picture: PictureData
  lead: string
  text: string
  /** Key figures of the school. */
  facts: readonly { value: string; label: string }[]
  more: Link
  /** The source of the figures. CBSE requires the link on the home page. */
  disclosure: Link
}

/**
 * Less than the 91vw that phones need: screens with two pixels per pixel fetch the width of 480, a third of the bytes
 * of 960.
 */
const sizes = '(min-width: 60em) 36rem, 60vw'

/** The about block of the home page: picture, two paragraphs, figures from the disclosure. */
export function AboutBlock({
  heading,
  picture,
  lead,
  text,
  facts,
  more,
  disclosure,
}: AboutBlockProps) {
  return (
    <Section labelledBy="about">
      <div className={styles.aboutBlock}>
        <div className={styles.figure}>
          <Picture picture={picture} sizes={sizes} />
        </div>
        <div>
          <SectionHead id="about" title={heading} />
          <p className={styles.lead}>{keepNamesUnbroken(lead)}</p>
          <p className={styles.text}>{keepNamesUnbroken(text)}</p>
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.links}>
            <ButtonLink href={more.href}>{more.label}</ButtonLink>
            <MoreLink {...disclosure} />
          </div>
        </div>
      </div>
    </Section>
  )
}
