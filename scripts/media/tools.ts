import { execFileSync, spawnSync } from 'node:child_process'

const SYSTEM_TOOLS = [
  { command: 'espeak-ng', probe: '--version', debian: 'espeak-ng' },
  { command: 'ffmpeg', probe: '-version', debian: 'ffmpeg' },
  { command: 'ffprobe', probe: '-version', debian: 'ffmpeg' },
]

const isInstalled = (command: string, probe: string): boolean => spawnSync(command, [probe]).status === 0

export function requireSystemTools(): void {
  const missing = SYSTEM_TOOLS.filter((tool) => !isInstalled(tool.command, tool.probe))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map((tool) => tool.debian))].join(' ')
  const commands = missing.map((tool) => tool.command).join(', ')
  throw new Error(`Missing: ${commands}. On Debian or Ubuntu: sudo apt-get install ${packages}`)
}

export function ffmpeg(args: string[]): void {
  // One thread and no metadata: the same input then gives the same bytes on any machine.
  const bitExact = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  const [output = '', ...reversed] = args.toReversed()
  const inputs = reversed.toReversed()
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, '-threads', '1', ...bitExact, output])
}

export function secondsOf(file: string): number {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  return Number(execFileSync('ffprobe', args, { encoding: 'utf8' }))
}
