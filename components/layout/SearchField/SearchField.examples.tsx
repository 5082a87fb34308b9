import { SearchField } from './SearchField'

export const examples = {
  'with words': (
    <form action="/search">
      <SearchField id="search" defaultValue="bus timings" />
    </form>
  ),
}
