import { houseAt } from '@/components/ui/house'
import styles from './Testimonials.module.scss'

export type Testimonial = { text: string; initials: string; role: string }

/** Quotations of parents with initials and role: no names, no portraits. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className={styles.root}>
      {testimonials.map(({ text, initials, role }, index) => (
        <li key={initials} data-house={houseAt(index)}>
          <figure className={styles.figure}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b className={styles.initials}>{initials}</b>
              {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
