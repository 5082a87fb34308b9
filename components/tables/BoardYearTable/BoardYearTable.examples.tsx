import { BoardYearTable } from './BoardYearTable'

const year = { year: 2025, registered: 120, passed: 114, passPercentage: 95, remarks: '' }

export const examples = {
  'one year': <BoardYearTable className="Class X" years={[year]} />,
  awaited: <BoardYearTable className="Class XII" years={[]} />,
}
