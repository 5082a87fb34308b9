import { disclosure } from '@/content/words/en/disclosure'
import { type Column, DataTable } from '../DataTable/DataTable'

const { staff: words } = disclosure

type Post = { post: string; short: string; count: number }

type StaffTableProps = {
  posts: readonly Post[]
  /** The published total (R-CONTENT-4). */
  total: number
  /** A second line under the caption. */
  note?: string
}

const columns: readonly Column<Post>[] = [
  { title: words.post, cell: ({ post, short }) => (short ? `${post} (${short})` : post) },
  { title: words.teachers, cell: ({ count }) => count, amount: true },
]

/** Number of teachers by post, as published in the mandatory disclosure (R-INFO-14). */
export function StaffTable({ posts, total, note }: StaffTableProps) {
  return (
    <DataTable
      caption={words.caption}
      note={note}
      columns={columns}
      rows={posts}
      totals={[{ label: words.total, amount: total }]}
    />
  )
}
