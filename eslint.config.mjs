import { readdirSync } from 'node:fs'
import path from 'node:path'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { oldestBrowsers } from './scripts/support/oldest-browsers.mjs'

/**
 * Each folder may import the folders before it, but not those after it.
 * @param {string} root
 * @param {string[]} folders
 * @throws when a folder has no place in the order, because its imports would not be checked
 */
function layerZones(root, folders) {
  const entries = readdirSync(path.join(import.meta.dirname, root), { withFileTypes: true })
  const unordered = entries.filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
  if (unordered.length > 0) {
    const names = unordered.map(({ name }) => `${root}/${name}`).join(', ')
    throw new Error(`Add to the layers in eslint.config.mjs: ${names}.`)
  }
  return folders.map((folder, index) => ({
    target: `./${root}/${folder}`,
    from: folders.slice(index + 1).map((upper) => `./${root}/${upper}`),
    message: `${root}/${folder} is a lower layer. The order of the layers is in eslint.config.mjs.`,
  }))
}

const libLayers = [
  'core',
  'school',
  'database',
  'alerts',
  'pictures',
  'rich-text',
  'browser',
  'page-cache',
  'http',
  'routing',
  'calculators',
  'enquiries',
  'desk',
  'content',
  'records',
  'certificates',
  'social-images',
  'seo',
  'search',
  'calendar',
  'pages',
  'server',
]
/** The rooms of the desk. */
const deskLayers = ['text', 'history', 'accounts', 'media', 'records', 'enquiries', 'web']
const componentLayers = [
  'styles',
  'hooks',
  'ui',
  'media',
  'tables',
  'layout',
  'information',
  'enquiry',
  'certificates',
  'records',
  'search',
  'home',
  'desk',
]

/** Examples (docs/decisions/110) may show the school, which is page content. */
const pageContentZone = {
  target: './components',
  from: './content',
  except: ['./alerts.ts', './constants.ts', './types.ts', './words/en', './words/types.ts'],
  message: 'Components receive page content as props.',
}

/** Allowed imports (docs/architecture.md). */
const zones = [
  {
    target: './content',
    from: ['./app', './components', './lib', './scripts', './tests'],
    message: 'content/ is data.',
  },
  {
    target: './lib',
    from: ['./app', './components', './scripts', './tests'],
    message: 'lib/ must not depend on pages, components or commands.',
  },
  {
    target: './components',
    from: ['./app', './tests'],
    message: 'Components must not depend on pages.',
  },
  pageContentZone,
  {
    target: './components',
    from: './lib/content',
    except: ['./types.ts'],
    message: 'Only app/ and lib/ use the content service.',
  },
  {
    target: './components',
    from: ['./lib/database', './lib/server', './lib/page-cache'],
    message: 'Components know neither the database nor the server.',
  },
  { target: './app', from: './tests', message: 'Tests are not shipped.' },
  { target: './components', from: './lib/pages', message: 'Only app/ loads pages.' },
  ...layerZones('lib', libLayers),
  ...layerZones('lib/desk', deskLayers),
  ...layerZones('components', componentLayers),
  ...['./app', './components', './content', './lib'].map((target) => ({
    target,
    from: './artwork',
    message: 'The site only uses the output files of artwork/.',
  })),
  {
    target: './middleware.ts',
    from: ['./app', './components', './content', './lib', './tests'],
    except: ['./routing', './http', './desk/web'],
    message: 'middleware.ts may only import lib/routing, lib/http and lib/desk/web.',
  },
]

/** Attributes that visitors read or hear. */
const spoken =
  '/^(aria-(label|roledescription)|alt|caption|closeLabel|empty|heading|hint|label|lead|link|note|placeholder|summary|text|title)$/'

const wordMessage = 'Interface text belongs in content/words.'

/** Literal text in the screens of visitors, not of the desk. */
const wordRules = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: wordMessage },
  {
    selector: `JSXAttribute[name.name=${spoken}] > Literal[value=/[A-Za-z]{2}/]`,
    message: wordMessage,
  },
  {
    selector: `JSXAttribute[name.name=${spoken}] TemplateElement[value.raw=/[A-Za-z]{2}/]`,
    message: wordMessage,
  },
]

const clockRules = [
  {
    selector: "NewExpression[callee.name='Date']",
    message: 'Use now() and parseDate() of lib/core/dates.ts.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Use now() of lib/core/dates.ts.',
  },
]

const clientNameRule = {
  selector: 'ExpressionStatement[directive="use client"]',
  message:
    'Name client components *.client.tsx, so that the file name shows what is sent to the browser.',
}

const config = [
  {
    ignores: ['.next*/**', 'node_modules/**', '.data/**', 'next-env.d.ts', 'public/**'],
  },
  ...next,
  ...typescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      // Cycles of imports: tests/unit/imports.test.ts.
      // Pages without framework scripts cannot use next/link (docs/decisions/037).
      '@next/next/no-html-link-for-pages': 'off',
      // Static pictures are generated in advance and served as files (docs/decisions/038).
      '@next/next/no-img-element': 'off',
      'no-restricted-syntax': ['error', ...clockRules, ...wordRules, clientNameRule],
    },
  },
  {
    files: ['**/*.client.{ts,tsx}', 'app/**/error.tsx', 'app/global-error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...clockRules, ...wordRules] },
  },
  {
    files: ['components/desk/**', 'app/(desk)/**'],
    ignores: ['**/*.client.{ts,tsx}', 'app/**/error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...clockRules, clientNameRule] },
  },
  {
    files: ['components/desk/**/*.client.{ts,tsx}', 'app/(desk)/**/error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...clockRules] },
  },
  ...oldestBrowsers,
  {
    files: ['**/*.examples.tsx'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        { zones: zones.filter((zone) => zone !== pageContentZone) },
      ],
    },
  },
  {
    files: [
      'lib/core/dates.ts',
      'lib/core/parse-date.ts',
      'app/catalogue/**',
      '**/*.examples.*',
      '**/*.examples.client.*',
      'tests/**',
      'scripts/**',
      'artwork/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
]

export default config
