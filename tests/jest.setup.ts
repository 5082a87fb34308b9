// Tests without a page need no matchers for it, which take a moment to load.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom')

// A test fails when it logs an error or a warning: a visitor's browser would log it, too.
const messages: string[] = []

beforeEach(() => {
  messages.length = 0
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      messages.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(messages).toEqual([])
})
