process.env.FUZZ_RUNS ??= '12000'
process.env.FUZZ_ONE_IN ??= '1'
await import('#testing/server/fuzz.ts')
