import 'server-only'
import { school } from '@/content/school'
import { maxPasswordLength, minPasswordLength } from './auth'

/** The lowest accepted score. Scores go from 0, among the first guesses, to 4. */
const lowestScore = 3

/**
 * Checks a new password. Returns a sentence that says what is wrong; `undefined` for a good one (R-DESK-10). First
 * checks the length. Then rejects common passwords, also with added digits or replaced letters, and those that consist
 * of the name of the person or the school.
 * @param personalWords name and e-mail address of the person
 */
export async function checkPassword(
  password: string,
  personalWords: readonly string[],
): Promise<string | undefined> {
  const length = [...password].length
  if (length < minPasswordLength) return `Use ${minPasswordLength} characters or more.`
  if (password.length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`
  const { score } = await (
    await loadChecker()
  ).checkAsync(password, [...personalWords, school.name, 'desk'])
  return score < lowestScore
    ? 'This is too easy to guess. Four words that do not belong together make a good password.'
    : undefined
}

/** The lists have 40,000 words, so they are loaded once. */
let loading: ReturnType<typeof load> | undefined
const loadChecker = () => (loading ??= load())

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
