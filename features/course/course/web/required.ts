import type { Module, Progress } from '../calls.ts'

/** The modules that a semester asks for. Bonus modules never block, so they are counted nowhere (decision C2). */
export function requiredOf(modules: readonly Module[], progress: Progress | null) {
  const required = modules.filter(({ extra }) => !extra)
  const isDone = (id: string) =>
    progress?.moduleProgresses.some(({ module, status }) => module === id && status === 'COMPLETED') === true
  return { required, isDone, done: required.filter(({ id }) => isDone(id)).length }
}
