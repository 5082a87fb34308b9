import 'server-only'
import { addHistoryEntry } from '../history/history'
import { findMedia } from '../media/read-media'
import { toMedia, type Media } from '../media/save-file'
import { operation } from '../operation'
import { can } from '../permissions'
import { toShortLine } from '../text/tidy'
import { countDescription } from './alts'
import { announce } from './poll-changes'

/**
 * Sets the alternative text of a photograph. If the person may publish, visitors get it at once; otherwise with the
 * next publication of the photograph (docs/decisions/073).
 */
export const describeMedia = operation(
  'media.describe',
  async (
    { db, actor },
    { name, alt }: { name: string; alt: string },
  ): Promise<Media | undefined> => {
    const row = await findMedia(db, name)
    if (!row) return undefined
    const text = toShortLine(alt)
    const isShown = can(actor.role, 'records.publish')
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('desk_media')
        .set({ alt: text, ...(isShown && { shown_alt: text }) })
        .where('name', '=', name)
        .execute()
      await addHistoryEntry(
        { db: transaction, actor },
        { action: 'described', subject: name, title: row.file_name },
      )
      if (isShown && text !== row.shown_alt) await countDescription(transaction, name)
    })
    if (isShown) await announce()
    return toMedia({ ...row, alt: text })
  },
)
