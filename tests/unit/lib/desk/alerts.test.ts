import { listHistory } from '@/lib/desk/history/history'
import { listAlerts, setAlert, stopAlert } from '@/lib/desk/records/alerts'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')

describe.each(engines)('alerts of the desk in %s', (engine) => {
  useDesk(engine)
  beforeEach(() => setClock(t0))

  it('are set, listed and ended, and are in the history', async () => {
    const form = {
      kind: 'changed',
      text: { en: 'Route 3 is late', bn: '', hi: '' },
      concerns: ['route-3'],
      since: new Date(t0),
      until: new Date(t0 + 3_600_000),
      link: '',
      telephone: '',
    }
    const result = await setAlert(editor, form)
    if (result.outcome !== 'set') throw new Error(JSON.stringify(result))
    expect(await listAlerts(writer)).toEqual([result.alert])
    expect(result.alert.text).toEqual({ en: 'Route 3 is late' })
    expect(await stopAlert(editor, result.alert.id)).toBe(true)
    expect(await stopAlert(editor, result.alert.id)).toBe(false)
    expect((await listHistory(editor)).map(({ action, title }) => `${action} ${title}`)).toEqual([
      'ended Route 3 is late',
      'published Route 3 is late',
    ])
    expect(await setAlert(editor, { ...form, text: { en: ' ' }, link: 'x' })).toEqual({
      outcome: 'invalid',
      problems: {
        text: 'The text is empty.',
        link: '“x” is no link: it begins with / or https://, such as /contact.',
      },
    })
    expect(await setAlert(editor, { ...form, telephone: '+৯১ ৯৮০০০–০০০০১' })).toMatchObject({
      alert: { telephone: '+91 98000-00001' },
    })
    expect(await setAlert(editor, { ...form, until: new Date(t0 - 1) })).toMatchObject({
      problems: { until: 'The end has passed already.' },
    })
  })
})
