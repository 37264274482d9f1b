process.env.FUZZ_RUNS ??= '12000'
await import('../test/second-semester-fuzz.ts')
