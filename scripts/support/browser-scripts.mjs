import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { compile } from 'sass'
import { root } from './run.mjs'

/**
 * Bundles the scripts and styles of components (docs/decisions/097): `WhichClass.browser.ts` becomes
 * `public/modules/which-class-{hash}.js`.
 */

const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const target = browserslist.map((/** @type {string} */ browser) =>
  browser
    .replace('and_chr', 'chrome')
    .replace('and_ff', 'firefox')
    .replace('ios_saf', 'ios')
    .replace(' >= ', ''),
)

/** Leaves out unused code of imported modules, also where a module compiles patterns when it loads. */
const withoutSideEffects = {
  name: 'without-side-effects',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: name, pluginData, ...options }) =>
      pluginData || options.kind === 'entry-point' || /\.s?css$/.test(name)
        ? undefined
        : { ...(await resolve(name, { ...options, pluginData: true })), sideEffects: false },
    )
  },
}

/** Compiles Sass modules, as Next does. esbuild writes the styles that a script imports to `viewer-{hash}.css`. */
const withSassModules = {
  name: 'sass-modules',
  setup(/** @type {import('esbuild').PluginBuild} */ { onLoad }) {
    onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => ({
      contents: compile(file, { loadPaths: [path.join(root, 'components')] }).css,
      loader: 'local-css',
    }))
  },
}

/**
 * Returns the format of a script. A page imports a script with a default export, and runs a script without exports. A
 * script with only named exports is bundled into others.
 * @param {string} file
 */
function getFormat(file) {
  const text = readFileSync(file, 'utf8')
  if (/^export default /m.test(text)) return 'esm'
  return /^export (?!type )/m.test(text) ? undefined : 'iife'
}

/** Returns the name of a script: `WhichClass.browser.ts` becomes `which-class`. @param {string} file */
const getName = (file) =>
  path
    .basename(file)
    .replace(/\.browser\.\w+$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()

/**
 * @param {'esm' | 'iife'} format
 * @param {string[]} files
 */
async function bundle(format, files) {
  const { outputFiles, warnings } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => ({ in: file, out: getName(file) })),
    outdir: path.join(root, 'public/modules'),
    bundle: true,
    charset: 'utf8',
    format,
    minify: true,
    plugins: [withoutSideEffects, withSassModules],
    target,
    // Because of a bug of Safari 14 in a rare form of destructuring, esbuild would try to compile all of it, and fail.
    supported: { destructuring: true },
    write: false,
  })
  if (warnings.length > 0) throw new Error('Correct what esbuild warns of.')
  return outputFiles.map(({ path: file, contents }) => {
    const { dir, name, ext } = path.parse(file)
    const version = createHash('sha256').update(contents).digest('hex').slice(0, 8)
    return { file: path.join(dir, `${name}-${version}${ext}`), contents }
  })
}

/**
 * Writes all scripts and styles of components to `public/modules`, and removes earlier ones.
 * @throws for syntax that the oldest browsers lack and that cannot be compiled for them
 */
export async function buildBrowserScripts() {
  const sources = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(root, folder, name),
      ),
    )
    .filter((file) => /\.browser\.(?:ts|css)$/.test(file))
  const outputs = await Promise.all(
    /** @type {const} */ (['esm', 'iife']).map((format) =>
      bundle(
        format,
        sources.filter((file) => getFormat(file) === format),
      ),
    ),
  )
  const folder = path.join(root, 'public/modules')
  mkdirSync(folder, { recursive: true })
  const current = new Map(outputs.flat().map(({ file, contents }) => [file, contents]))
  for (const [file, contents] of current) writeFileSync(file, contents)
  for (const name of readdirSync(folder)) {
    if (!current.has(path.join(folder, name))) rmSync(path.join(folder, name))
  }
}
