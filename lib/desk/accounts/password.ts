import 'server-only'
import { school } from '@/content/school'
import { maxPasswordLength, minPasswordLength } from './auth'

/** From 0, found among the first guesses, to 4. */
const lowestScore = 3

/**
 * What is wrong with a new password, as a sentence; `undefined` for a good one (R-DESK-10). Length comes first. Then it
 * must not be among the common passwords, also not with a few digits or other letters for some, nor made of the
 * person's own name or the school's.
 */
export async function passwordProblem(
  password: string,
  own: readonly string[],
): Promise<string | undefined> {
  const length = [...password].length
  if (length < minPasswordLength) return `Use ${minPasswordLength} characters or more.`
  if (password.length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`
  const { score } = await (await checker()).checkAsync(password, [...own, school.name, 'desk'])
  return score < lowestScore
    ? 'This is too easy to guess. Four words that do not belong together make a good password.'
    : undefined
}

/** Loaded once: the lists have 40,000 words. */
let loading: ReturnType<typeof load> | undefined
const checker = () => (loading ??= load())

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
