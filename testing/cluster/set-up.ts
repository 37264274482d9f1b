import { prepareDebian } from './debian.ts'
import { buildLan, removeLan } from './lan.ts'

/** The machines of the cluster, for as long as its drills run. */
export default function setUp(): () => void {
  const refusal = prepareDebian()
  if (refusal) throw new Error(refusal)
  buildLan()
  return removeLan
}
