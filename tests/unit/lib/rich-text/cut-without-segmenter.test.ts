/** `cut` in a browser without `Intl.Segmenter`: Firefox before 125. */
function loadCut(): (text: string, limit: number) => string {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    let cut: ((text: string, limit: number) => string) | undefined
    jest.isolateModules(() => {
      ;({ cut } = jest.requireActual<typeof import('@/lib/rich-text/cut')>('@/lib/rich-text/cut'))
    })
    return cut!
  } finally {
    Object.assign(Intl, { Segmenter })
  }
}

it('cuts between words, and between the letters of a long one', () => {
  const cut = loadCut()
  expect(cut('The annual sports day', 10)).toBe('The annual…')
  expect(cut('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`)
  expect(cut('ক্ষ'.repeat(30), 2)).toBe('ক্ষক্ষ…')
  expect(cut('বিদ্যালয়ের বার্ষিক অনুষ্ঠান', 8)).toBe('বিদ্যালয়ের…')
  expect(cut('কি'.repeat(30), 3)).toBe('কিকিকি…')
})
