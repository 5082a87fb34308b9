import { ConsentNotice } from './ConsentNotice'

export const examples = {
  'two items': (
    <ConsentNotice
      title="What we do with these data"
      items={[
        { term: 'Which data', detail: 'Name, telephone number and class.' },
        { term: 'How long', detail: 'Until the end of the session.' },
      ]}
      email="privacy@school.example"
    />
  ),
}
