import { parseOptions, UsageError } from '../support/command-line'

const options = { role: { type: 'string' }, from: { type: 'string' } } as const
type Option = keyof typeof options
export type Values = { [name in Option]?: string }

/** The options of each command, and a description of its argument. */
const commands = {
  invite: { options: ['role'], argument: 'an e-mail address' },
  people: { options: [], argument: undefined },
  revoke: { options: [], argument: 'an e-mail address' },
  reset: { options: [], argument: 'an e-mail address' },
  import: { options: ['from'], argument: undefined },
  export: { options: [], argument: 'a folder' },
} as const satisfies Record<string, { options: readonly Option[]; argument: string | undefined }>

export type CommandName = keyof typeof commands

const usage =
  'Usage: npm run desk -- invite EMAIL --role writer|editor|owner | people | revoke EMAIL | reset EMAIL | import [--from URL] | export FOLDER'

/** Parses the command line. @throws UsageError */
export function parseArguments(args: string[]): {
  name: CommandName
  argument: string
  values: Values
} {
  const { positionals, values } = parseOptions(args, options)
  const [first, argument, ...others] = positionals
  if (first === undefined) throw new UsageError(usage)
  if (!Object.hasOwn(commands, first)) {
    throw new UsageError(`“${first}” is not a command: use ${Object.keys(commands).join(', ')}.`)
  }
  const name = first as CommandName
  const command = commands[name]
  const allowed: readonly string[] = command.options
  const wrong = Object.keys(values).find((option) => !allowed.includes(option))
  if (wrong) throw new UsageError(`--${wrong} does not belong to ${name}.`)
  if (command.argument && argument === undefined) {
    throw new UsageError(`${name} needs ${command.argument}.`)
  }
  const extra = command.argument ? others[0] : argument
  if (extra !== undefined) throw new UsageError(`${name} does not take “${extra}”.`)
  return { name, argument: argument ?? '', values }
}
