import { Sentence } from './Sentence'

export const examples = {
  'with a link': (
    <p>
      <Sentence
        text="Read {page} before you write."
        parts={{ page: <a href="/admission/admission-information">the information</a> }}
      />
    </p>
  ),
}
