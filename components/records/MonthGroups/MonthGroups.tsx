import type { ComponentProps } from 'react'
import { formatDate, getMonthName, getRecordDay } from '@/lib/core/dates'
import type { Listed } from '@/lib/records/filters'
import { EntryGroups } from '../EntryGroups/EntryGroups'

type MonthGroupsProps<Item extends Listed> = Omit<
  ComponentProps<typeof EntryGroups<Item>>,
  'headingOf'
>

/** Returns the month of an entry as a heading. */
export const formatMonth = ({ date }: Listed) => {
  const day = getRecordDay(date)
  return day ? `${getMonthName(day.month)} ${day.year}` : formatDate(date, 'long')
}

/** Groups consecutive entries under month headings. */
export function MonthGroups<Item extends Listed>(props: MonthGroupsProps<Item>) {
  return <EntryGroups {...props} headingOf={formatMonth} />
}
