/** Milliseconds of this thread's processor time that work takes which waits for nothing: other programs add nothing to it. */
export function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
