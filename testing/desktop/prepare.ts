import { prepareDesktop } from './debian.ts'

const refusal = prepareDesktop()
if (refusal) process.stderr.write(`${refusal}\n`)
process.exitCode = refusal ? 1 : 0
