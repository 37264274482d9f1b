import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '#platform/server/in-project.ts'
import { childrenOf } from '#testing/server/peak.ts'
import { until } from '#testing/server/until.ts'
import { debian } from './debian.ts'
import type { Machine } from './lan.ts'
import { type Program, run } from './machine.ts'

/** A Debian of its own over the common one, and systemd as the first process in it, with what is bound in view. */
const BOOT = `
set -e
debian="$1"; top="$2"; shift 2
mount --make-rprivate /
mount -t tmpfs tmpfs "$top"
mkdir "$top/upper" "$top/work" "$top/root"
root="$top/root"
mount -t overlay overlay -o "lowerdir=$debian,upperdir=$top/upper,workdir=$top/work" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs tmpfs "$root/run"
while [ "$1" != -- ]; do
  mkdir -p "$(dirname "$root$2")"
  if [ -d "$1" ]; then mkdir -p "$root$2"; else touch "$root$2"; fi
  mount --bind "$1" "$root$2"
  mount -o remount,bind,ro "$root$2"
  shift 2
done
chroot "$root" useradd --system rajt
exec env -i container=drill PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$root" /lib/systemd/systemd --unit=basic.target --log-target=console
`

export interface Booted extends Program {
  /** A command inside of the machine; its output. Fails with what it said. */
  inside(command: string, ...words: string[]): Promise<string>
}

/** Boots a machine. `files`: paths in it, by the file or folder that is bound there for reading, of this project or absolute. */
export async function boot(machine: Machine, disk: string, files: Record<string, string>): Promise<Booted> {
  const top = join(disk, `${machine}-root`)
  mkdirSync(top, { recursive: true })
  const bound = Object.entries(files).flatMap(([path, file]) => [
    file.startsWith('/') ? file : inProject(file),
    path,
  ])
  const apart = ['unshare', '--mount', '--pid', '--fork', '--cgroup', '--uts', '--ipc', '--kill-child']
  const program = run(machine, [...apart, 'sh', '-c', BOOT, 'sh', debian, top, ...bound, '--'], {
    PATH: process.env.PATH,
  })
  const inside = async (command: string, ...words: string[]) => {
    const enter = [
      '-m',
      '-u',
      '-i',
      '-n',
      '-p',
      '-C',
      '-r',
      '-w',
      '-t',
      String(childrenOf(program.child.pid ?? 0)[0]),
    ]
    const { stdout } = await promisify(execFile)('nsenter', [...enter, command, ...words])
    return stdout
  }
  await until(`systemd of ${machine}`, async () => {
    if (program.child.exitCode !== null) throw new Error(`it ended instead:\n${program.output()}`)
    return (await inside('systemctl', 'is-active', 'basic.target').catch(() => '')).startsWith('active')
  })
  return { ...program, inside }
}
