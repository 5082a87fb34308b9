import { useState, type FormEvent } from 'react'

/**
 * Hides the message of a field, in any form of the desk, as soon as its value changes.
 * @param attempt counts the attempts by script
 * @returns `onInput` for the form; `remaining`: the problems of fields that have not changed since
 */
export function useCorrections(attempt: number) {
  const [corrected, setCorrected] = useState<{ attempt: number; fields: readonly string[] }>()
  const fields = corrected?.attempt === attempt ? corrected.fields : []

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (!fields.includes(name)) setCorrected({ attempt, fields: [...fields, name] })
  }

  /** @param inputNameOf the name of a problem's input, if it differs */
  const remaining = (
    problems: Readonly<Partial<Record<string, string>>>,
    inputNameOf = (field: string) => field,
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, message]) =>
        message === undefined || fields.includes(inputNameOf(field)) ? [] : [[field, message]],
      ),
    )

  return { onInput, remaining }
}
