import '@testing-library/jest-dom'

// A message on the console is a fault that a visitor's browser would show too.
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(said).toEqual([])
})
