import { desk } from '@/content/words/en/desk'
import type { Autosave } from './use-autosave'

const { autosave: words } = desk

/** Says whether the input is saved. */
export function AutosaveNote({ state, path }: { state: Autosave; path: string }) {
  switch (state.is) {
    case 'idle':
    case 'saving':
    case 'offline':
    case 'notSaved':
    case 'restored':
    case 'refused':
      return words[state.is]
    case 'missing':
      return words.deleted
    case 'saved':
      return words.saved(state.time)
    case 'conflict':
      return (
        <>
          {words.conflict} <a href={state.href}>{words.compare}</a>
        </>
      )
    case 'logged out':
      return (
        <>
          {words.loggedOut}{' '}
          <a href={`/desk/log-in?next=${encodeURIComponent(path)}`}>{words.logIn}</a>
        </>
      )
  }
}
