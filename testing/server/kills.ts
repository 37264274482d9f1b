import { type Process, postmaster, untilServes } from './process.ts'
import { until } from './until.ts'

export async function killPlatform({ child, ended }: Process): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** Until the platform has started another. */
export async function killDatabase(folder: string, rajt: Process): Promise<void> {
  const old = postmaster(folder) ?? 0
  process.kill(old, 'SIGKILL')
  await until('another database runs', () => {
    if (rajt.child.exitCode !== null) throw new Error(`the platform ended:\n${rajt.output()}`)
    return (postmaster(folder) ?? old) !== old
  })
  await untilServes(rajt)
}
