import { type Column, DataTable } from '../DataTable/DataTable'

type Post = { post: string; short: string; count: number }

type StaffTableProps = {
  posts: readonly Post[]
  /** The published total (R-CONTENT-4). */
  total: number
  /** A second line under the caption. */
  note?: string
}

const columns: readonly Column<Post>[] = [
  { title: 'Post', cell: ({ post, short }) => (short ? `${post} (${short})` : post) },
  { title: 'Teachers', cell: ({ count }) => count, amount: true },
]

/** Number of teachers by post, as published in the mandatory disclosure (R-INFO-14). */
export function StaffTable({ posts, total, note }: StaffTableProps) {
  return (
    <DataTable
      caption="Teachers by post"
      note={note}
      columns={columns}
      rows={posts}
      total={{ label: 'Teachers in all', amount: total }}
    />
  )
}
