import { createContext, useContext, useEffect, useState } from 'react'
import type { Upload } from './use-uploads'

/** Number of chosen files that are not stored: running and failed uploads. */
export type PendingFiles = { going: number; failed: number }

export function getPendingFiles(uploads: readonly Upload[]): PendingFiles {
  const failed = uploads.filter(({ message }) => message !== undefined).length
  return { going: uploads.length - failed, failed }
}

type Report = (field: string, pending: PendingFiles) => void

const PendingFilesContext = createContext<Report>(() => {})

/** Wraps the fields of a form, and receives the reports of `useReportPending`. */
export const PendingFilesProvider = PendingFilesContext.Provider

/** Reports to the form how many files of a field are not stored. */
export function useReportPending(field: string, uploads: readonly Upload[]): void {
  const report = useContext(PendingFilesContext)
  const { going, failed } = getPendingFiles(uploads)
  useEffect(() => report(field, { going, failed }), [report, field, going, failed])
}

/** Counts the files of all fields of a form that are not stored, and returns the callback for reports. */
export function usePendingFiles() {
  const [fields, setFields] = useState<Readonly<Record<string, PendingFiles>>>({})
  // The same function in each render.
  const [report] = useState<Report>(
    () => (field: string, pending: PendingFiles) =>
      setFields((all) => ({ ...all, [field]: pending })),
  )
  const all = Object.values(fields)
  const going = all.reduce((sum, one) => sum + one.going, 0)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  return { going, failed, report }
}
