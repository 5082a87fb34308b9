import { plainLine } from '@/lib/core/normalise'

/** The name of a person in the form that is stored: one line, at most 80 characters. */
export const toName = (text: string): string => [...plainLine(text)].slice(0, 80).join('')
