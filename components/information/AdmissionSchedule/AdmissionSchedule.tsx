import type { ReactNode } from 'react'
import type { Step } from '@/components/ui/StepList/StepList'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { calendarFiles } from '@/content/words/en/calendar'
import { TextSections } from '../TextSections/TextSections'

type AdmissionScheduleProps = {
  table: ReactNode
  /** Over the link to the calendar file. */
  calendar: string
  /** How to join during the session. */
  midSession?: { title: string; steps: readonly Step[] }
  /** What is known of the next session. */
  next?: { title: string; text: string }
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
  const sections = [
    ...(midSession ? [{ title: midSession.title, body: <Steps steps={midSession.steps} /> }] : []),
    ...(next ? [{ title: next.title, body: <p>{next.text}</p> }] : []),
    ...(closed ? [{ title: closed, body: null }] : []),
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
      <TextSections sections={sections} />
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
