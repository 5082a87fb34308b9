import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** A folder may import those before it, never those after it. */
const oneWay = (/** @type {string} */ root, /** @type {string[]} */ folders) =>
  folders.map((folder, index) => ({
    target: `./${root}/${folder}`,
    from: folders.slice(index + 1).map((later) => `./${root}/${later}`),
    message: `${root}/${folder} is below: the order of the folders is in eslint.config.mjs.`,
  }))

const libFolders = [
  'core',
  'pictures',
  'rich-text',
  'markdown',
  'html',
  'page-cache',
  'http',
  'routing',
  'content',
  'records',
  'enquiries',
  'certificates',
  'social-images',
  'seo',
  'search',
  'calendar',
  'feeds',
  'pages',
  'server',
]
const componentFolders = [
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
]

/** Who may import whom (README, "How the project is laid out"). */
const zones = [
  { target: './content', from: ['./app', './components', './tests'], message: 'content/ is data.' },
  {
    target: './lib',
    from: ['./app', './components', './tests'],
    message: 'lib/ does not know pages or markup.',
  },
  {
    target: './components',
    from: ['./app', './tests'],
    message: 'Components do not know who renders them.',
  },
  {
    target: './components',
    from: './content',
    except: ['./microcopy.ts', './microcopy', './constants.ts', './types.ts'],
    message: 'Components get page content as props.',
  },
  {
    target: './components',
    from: './lib/content',
    except: ['./types.ts'],
    message: 'Only app/ talks to the content service.',
  },
  { target: './app', from: './tests', message: 'Tests are not shipped.' },
  { target: './components', from: './lib/pages', message: 'Only app/ loads pages.' },
  ...oneWay('lib', libFolders),
  ...oneWay('components', componentFolders),
  ...['./app', './components', './content', './lib'].map((target) => ({
    target,
    from: './artwork',
    message: 'The site has only the files that artwork/ writes.',
  })),
  {
    target: './middleware.ts',
    from: ['./app', './components', './content', './lib', './tests'],
    except: ['./routing', './http'],
    message: 'middleware.ts answers; lib/routing and lib/http decide.',
  },
]

const oneClock = [
  {
    selector: "NewExpression[callee.name='Date']",
    message: 'lib/core/dates.ts is the only clock: use its now() and parseDate().',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'lib/core/dates.ts is the only clock: use its now().',
  },
]

const config = [
  { ignores: ['.next*/**', 'node_modules/**', '.data/**', 'next-env.d.ts', 'public/**'] },
  ...next,
  ...typescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
      // Plain links: pages without framework script cannot use next/link (docs/decisions/037).
      '@next/next/no-html-link-for-pages': 'off',
      // Fixed pictures are cut at build time and served as files (docs/decisions/038).
      '@next/next/no-img-element': 'off',
      'no-restricted-syntax': [
        'error',
        ...oneClock,
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message:
            'Name client components *.client.tsx, so that what is shipped shows in a listing.',
        },
      ],
    },
  },
  {
    files: ['**/*.client.{ts,tsx}', 'app/**/error.tsx', 'app/global-error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...oneClock] },
  },
  {
    files: ['lib/core/dates.ts', 'tests/**', 'scripts/**', 'artwork/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
]

export default config
