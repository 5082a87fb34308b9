import { Intro } from './Intro'

export const examples = {
  'a paragraph': (
    <Intro>
      <p>The school lies between tea gardens and the forest, an hour from the hills.</p>
    </Intro>
  ),
}
