import { FoldedTables } from './FoldedTables'

const tables = ['Ages', 'Rules', 'Dates'].map((title) => ({
  title,
  table: <p>{title}: a table.</p>,
}))

export const examples = {
  'three tables': <FoldedTables tables={tables} />,
}
