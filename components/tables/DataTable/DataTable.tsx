import type { ReactNode } from 'react'
import styles from './DataTable.module.scss'

export type Column<Row> = {
  title: string
  /** What stands in the cell; the first column heads its row. */
  cell: (row: Row) => ReactNode
  /** Amounts stand at the right, in figures of one width. */
  amount?: boolean
  /** Stacked rows leave out the column's name where the cell explains itself. */
  unnamed?: boolean
}

/** A table of so many rows always fits on one sheet, and is not cut in print. */
const sheetRows = 16

type DataTableProps<Row> = {
  caption: string
  /** A second, smaller line under the caption. */
  note?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The total: its name, what it is the sum of, and its amount. */
  total?: { label: string; note?: string; amount: ReactNode }
  /** What stands there while there are no rows. */
  empty?: ReactNode
  /** Wide tables scroll sideways within their frame instead of stacking their rows on phones. */
  wide?: boolean
}

/**
 * A table of figures. On phones each row becomes a small block: its head and its amount on one line, the
 * rest beneath, each with its column's name. The table roles are written out, because `display` takes them away.
 */
export function DataTable<Row>({
  caption,
  note,
  columns,
  rows,
  total,
  empty,
  wide,
}: DataTableProps<Row>) {
  const [head, ...rest] = columns
  const table = (
    <table className={styles.table} data-stack={wide ? undefined : ''} role="table">
      <caption>
        {caption}
        {note && <small>{note}</small>}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, amount }) => (
            <th key={title} role="columnheader" scope="col" data-amount={amount || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {head!.cell(row)}
            </th>
            {rest.map(({ title, cell, amount, unnamed }) => (
              <td
                key={title}
                role="cell"
                data-label={unnamed ? undefined : title}
                data-amount={amount || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {total && (
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={total.note ? 1 : columns.length - 1}>
              {total.label}
            </th>
            {total.note && (
              <td role="cell" colSpan={columns.length - 2}>
                {total.note}
              </td>
            )}
            <td role="cell" data-amount>
              {total.amount}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
  const short = rows.length <= sheetRows || undefined
  return wide ? (
    <div
      className={styles.frame}
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-short={short}
      data-wide
    >
      {table}
    </div>
  ) : (
    <div className={styles.frame} data-short={short}>
      {table}
    </div>
  )
}
