import { changeName } from '@/lib/desk/accounts/own-account'
import { commandActor, type Actor } from '@/lib/desk/operation'
import { importList } from '@/lib/desk/records/import'
import { getRecord, listVersions } from '@/lib/desk/records/list'
import { createRecord, saveRecord } from '@/lib/desk/records/save'
import { setClock } from '../enquiries/support/clock'
import { engines, useDesk } from './support/desk'
import { join } from './support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const form = (title: string) => ({ title, text: 'Words', date: '2026-11-24' })

describe.each(engines)('a name that two people share, in %s', (engine) => {
  const desk = useDesk(engine)
  beforeEach(() => setClock(t0))

  it('does not let one of them overwrite the version of the other', async () => {
    const editor = (await join('editor@school.example', 'editor')).actor
    const writer = (await join('writer@school.example', 'writer')).actor
    await changeName(writer, editor.name)
    const impostor: Actor = { ...writer, name: editor.name }
    const created = await createRecord(editor, { kind: 'event', form: form('First') })
    if (created.outcome !== 'saved') throw new Error(created.outcome)
    const { id } = created.record
    await saveRecord(editor, { id, version: 1, form: form('By the editor') })
    await saveRecord(impostor, { id, version: 2, form: form('By the writer'), isTyping: true })
    await saveRecord(impostor, { id, version: 3, form: form('By the writer!'), isTyping: true })
    const versions = await listVersions(editor, id)
    expect(versions.map((version) => version.form.title)).toEqual([
      'By the writer!',
      'By the writer',
      'By the editor',
      'First',
    ])
  })

  it('does not let an import overwrite what a person has written', async () => {
    const db = await desk.db()
    const context = { db, actor: commandActor }
    const row = (title: string) => ({
      _id: '6aff3f615f3ac1d07e17ad05',
      title,
      description: 'Words',
    })
    await importList(context, 'news', [row('Imported')])
    const { actor } = await join('writer@school.example', 'writer')
    await saveRecord(
      { ...actor, name: 'import' },
      { id: row('')._id, version: 1, form: form('Edited at the desk') },
    )
    expect(await importList(context, 'news', [row('Imported again')])).toEqual(['edited here'])
    expect((await getRecord(actor, row('')._id))?.form.title).toBe('Edited at the desk')
  })
})
