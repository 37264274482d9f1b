import { existsSync, statSync } from 'node:fs'

const modifiedAt = (file: string): number => statSync(file).mtimeMs

export function isFresh(outputs: string[], source: string): boolean {
  return outputs.every((output) => existsSync(output) && modifiedAt(output) > modifiedAt(source))
}
