import { CommitteeTable } from './CommitteeTable'

export const examples = {
  'two seats': (
    <CommitteeTable
      name="School managing committee"
      seats={[
        { office: 'Chairman', filledBy: 'The society' },
        { office: 'Two parents', filledBy: 'The parents, each year' },
      ]}
    />
  ),
  awaited: <CommitteeTable name="Committee against sexual harassment" seats={[]} />,
}
