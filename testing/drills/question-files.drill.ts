process.env.FUZZ_RUNS ??= '12000'
await import('#course/bank/server/formats/hostile.test.ts')
