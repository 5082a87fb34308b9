import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { Prose } from '@/components/ui/Prose/Prose'
import type { Step } from '@/components/ui/StepList/StepList'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { calendarFiles } from '@/content/words/en/calendar'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './AdmissionSchedule.module.scss'

type AdmissionScheduleProps = {
  table: ReactNode
  /** Over the link to the calendar file. */
  calendar: string
  /** How to join during the session. */
  midSession?: { title: string; steps: readonly Step[] }
  /** Where to read about the next session. */
  next?: ReactNode
  /** The title of the dates on phones, once registration has closed, and whether one of them is still to come. */
  closed?: { title: string; open: boolean }
}

/**
 * The schedule of admission (R-ADMISSION-5): as long as registration is open its dates come first, then the way to join
 * in mid-session. Once it has closed they are last, on phones in a fold. The calendar file is always in view.
 */
export function AdmissionSchedule({
  table,
  calendar,
  midSession,
  next,
  closed,
}: AdmissionScheduleProps) {
  const dates = (
    <>
      {closed ? <PhoneFold {...closed}>{table}</PhoneFold> : table}
      <Subscribe
        text={calendar}
        links={[{ href: '/admission/admission-schedule.ics', label: calendarFiles.download }]}
      />
    </>
  )
  return (
    <>
      {!closed && dates}
      {midSession && (
        <section className={styles.midSession}>
          <h2>{keepNamesUnbroken(midSession.title)}</h2>
          <Prose>
            <Steps steps={midSession.steps} />
          </Prose>
        </section>
      )}
      {next && <Prose>{next}</Prose>}
      {closed && dates}
    </>
  )
}

/** Steps as in the text of a page, which has their flags. */
const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong> {text}
      </li>
    ))}
  </ol>
)
