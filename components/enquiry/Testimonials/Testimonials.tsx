import { getHouse } from '@/components/ui/house'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './Testimonials.module.scss'

export type Testimonial = { text: string; initials: string; role: string }

type TestimonialsProps = {
  /** Accessible name of the list. */
  label: string
  testimonials: readonly Testimonial[]
  /** Of all, as long as they are samples. */
  note: string
}

/** Quotations of parents with initials and role: no names, no portraits. */
export function Testimonials({ label, testimonials, note }: TestimonialsProps) {
  return (
    <>
      {/* The arrow keys scroll it where it is a strip. */}
      <ul className={styles.testimonials} aria-label={label} tabIndex={0}>
        {testimonials.map(({ text, initials, role }, index) => (
          <li key={initials} data-house={getHouse(index)}>
            <figure className={styles.figure}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b className={styles.initials}>{initials}</b>
                <span>{keepNamesUnbroken(role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  )
}
