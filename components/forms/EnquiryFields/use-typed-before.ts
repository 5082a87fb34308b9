import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { type EnquiryValues, enquiryFieldNames } from '@/lib/enquiries/form-state'

/**
 * Takes up what a visitor typed, or the browser brought back, before this script came. Not sooner than all
 * fields listen to the form: one that does not hear of its value is wiped when React draws it again.
 */
export function useTypedBefore(idPrefix: string): void {
  const { getValues, setValue } = useFormContext<EnquiryValues>()
  useEffect(() => {
    for (const name of enquiryFieldNames) {
      const control = document.getElementById(`${idPrefix}-${name}`) as HTMLInputElement | null
      const typed = control && (name === 'consent' ? control.checked : control.value)
      if (typed && typed !== getValues(name)) setValue(name, typed)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the form knows
  }, [])
}
