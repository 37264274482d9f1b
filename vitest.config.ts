import { defineConfig } from 'vitest/config'

const needsDatabase = ['server/src/**/*.test.ts', 'server/test/**/*.test.ts']
const crashes = 'server/test/{crash,mail-crash,start}.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: [crashes],
          globalSetup: 'server/test/global-setup.ts',
          pool: 'forks',
          maxWorkers: 2,
          // Every file has a database of its own and clears the caches when it starts, so one load of the code serves all.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'crash',
          include: [crashes],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // After the others: it starts and kills whole servers, which two cores should not share.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
