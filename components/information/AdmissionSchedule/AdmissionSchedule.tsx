import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/Prose/Prose'
import type { Step } from '@/components/ui/StepList/StepList'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { calendarFiles } from '@/content/words/en/calendar'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { TextSections } from '../TextSections/TextSections'
import styles from './AdmissionSchedule.module.scss'

type AdmissionScheduleProps = {
  table: ReactNode
  /** Over the link to the calendar file. */
  calendar: string
  /** How to join during the session. */
  midSession?: { title: string; steps: readonly Step[] }
  /** What is known of the next session. */
  next?: { title: string; body: ReactNode }
  /** The heading of the table, once registration has closed. */
  closed?: string
}

/**
 * The schedule of admission (R-ADMISSION-5): as long as registration is open its dates come first, then the way to join
 * in mid-session. Once it has closed they are last, under a heading of their own, so that they are no part of the others.
 */
export function AdmissionSchedule({
  table,
  calendar,
  midSession,
  next,
  closed,
}: AdmissionScheduleProps) {
  const ways = [
    ...(next ? [next] : []),
    ...(midSession ? [{ title: midSession.title, body: <Steps steps={midSession.steps} /> }] : []),
  ]
  const dates = (
    <>
      {table}
      <Subscribe
        text={calendar}
        links={[{ href: '/admission/admission-schedule.ics', label: calendarFiles.download }]}
      />
    </>
  )
  return (
    <>
      {!closed && dates}
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ title, body }) => (
            <section key={title}>
              <h2>{keepNamesUnbroken(title)}</h2>
              <Prose>{body}</Prose>
            </section>
          ))}
        </div>
      )}
      {closed && (
        <>
          <TextSections sections={[{ title: closed, body: null }]} />
          {dates}
        </>
      )}
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
