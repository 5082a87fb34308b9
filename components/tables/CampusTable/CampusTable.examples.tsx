import { CampusTable } from './CampusTable'

export const examples = {
  'the campus': (
    <CampusTable
      campus={{
        area: 29_782,
        classrooms: { count: 72, area: 52 },
        laboratories: { count: 5, area: 131 },
        toilets: { girls: 32, boys: 32 },
        internet: true,
      }}
    />
  ),
}
