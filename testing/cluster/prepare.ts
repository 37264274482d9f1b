import { prepareDebian } from './debian.ts'

const refusal = prepareDebian()
if (refusal) process.stderr.write(`${refusal}\n`)
process.exitCode = refusal ? 1 : 0
