import { ClassLinks } from './ClassLinks'

export const examples = {
  'on the page of Class IX': (
    <div style={{ maxWidth: '20rem' }}>
      <ClassLinks current={9} />
    </div>
  ),
}
