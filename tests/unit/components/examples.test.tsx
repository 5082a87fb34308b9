/** @jest-environment jsdom */
import axe from 'axe-core'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { reducedMotion, setPreferences, silenceObservers } from '@/tests/support/browser/browser'
import { type ExampleComponent, listComponents, loadExamples } from '@/app/catalogue/examples'

/** The examples of the catalogue (docs/decisions/110). `console.error` fails each test (`tests/jest.setup.ts`). */

/** The rules for a whole page, and those that need a layout: `tests/e2e/pages.spec.ts` checks them. */
const disabledRules = ['color-contrast', 'region', 'target-size']

async function findFaults(element: Element) {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    // `jsdom` loads no frames.
    iframes: false,
  })
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

/** Renders as the server does, then as the browser does: different HTML is an error on the console. */
function show(example: ReactNode) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(example)
  document.body.replaceChildren(container)
  return render(example, { container, hydrate: true })
}

const components = listComponents()

beforeEach(() => {
  // Nothing moves or loads while axe reads it.
  setPreferences({ media: [reducedMotion], saveData: true })
  silenceObservers()
})

it('finds the components that have examples', () => {
  expect(components).toContainEqual<ExampleComponent>({
    folder: 'ui',
    name: 'ErrorSummary',
    file: 'components/ui/ErrorSummary/ErrorSummary.client.tsx',
  })
})

it('reports a violation', async () => {
  const { container } = show(<button />)
  expect(await findFaults(container)).toEqual([
    { id: 'button-name', at: [expect.stringMatching(/^button: /)] },
  ])
})

describe.each(components)('$folder/$name', (component) => {
  it('renders each example accessibly (R-A11Y-1)', async () => {
    for (const [title, example] of Object.entries(await loadExamples(component))) {
      const { container, unmount } = show(example)
      expect(container).not.toBeEmptyDOMElement()
      const faults = await act(() => findFaults(container))
      expect({ title, faults }).toEqual({ title, faults: [] })
      unmount()
    }
  })
})
