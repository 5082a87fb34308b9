import { TeacherTable } from './TeacherTable'

export const examples = {
  'two teachers': (
    <TeacherTable
      teachers={[
        { name: 'Sample Teacher One', designation: 'PGT Physics', qualification: 'M.Sc., B.Ed.' },
        { name: 'Sample Teacher Two', designation: 'PRT', qualification: 'B.A., D.El.Ed.' },
      ]}
    />
  ),
  awaited: <TeacherTable teachers={[]} />,
}
