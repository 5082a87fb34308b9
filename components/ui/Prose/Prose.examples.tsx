import { Prose } from './Prose'

export const examples = {
  'heading, text and list': (
    <Prose>
      <h2>The garden</h2>
      <p>
        Every class has a bed of its own. The vegetables go to the{' '}
        <a href="/hostel/hostel">hostel</a>.
      </p>
      <ul>
        <li>Beans and peas in the winter</li>
        <li>Gourds in the monsoon</li>
      </ul>
    </Prose>
  ),
}
