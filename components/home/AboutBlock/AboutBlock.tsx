import { ButtonLink } from '@/components/content/Button/Button'
import { Section } from '@/components/content/Section/Section'
import { SectionHead } from '@/components/content/SectionHead/SectionHead'
import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/pictures'
import styles from './AboutBlock.module.scss'

type AboutBlockProps = {
  heading: string
  picture: PictureData
  lead: string
  text: string
  /** Figures, the number first. */
  facts: readonly { value: string; label: string }[]
  more: { label: string; href: string }
}

/** The about block of the home page (P§2.4): picture, two paragraphs, figures of the disclosure. */
export function AboutBlock({ heading, picture, lead, text, facts, more }: AboutBlockProps) {
  return (
    <Section labelledBy="about">
      <div className={styles.root}>
        <div className={styles.figure}>
          <Picture picture={picture} sizes="(min-width: 60em) 36rem, 91vw" />
        </div>
        <div>
          <SectionHead id="about" title={heading} />
          <p className={styles.lead}>{lead}</p>
          <p className={styles.text}>{text}</p>
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={more.href}>{more.label}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
