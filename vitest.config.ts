import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { react } from '#app/web/build/react.ts'
import { LongestFirst } from '#testing/server/longest-first.ts'

const needsDatabase = [
  '{features/*/*,app,platform}/server/**/*.test.ts',
  '{local,testing/server}/**/*.test.ts',
]
const components = '**/{web,ui}/**/*.dom.test.tsx'
const crashes =
  'testing/server/{backup,crash,exam-kills,exposed-start,mail-crash,process-roles,regrade-kills,start,start-and-stop,supervise,upload-kills,web-processes}.test.ts'

/** One more than the smallest machine has processors: a fifth of the time a test waits for its database. */
const WORKERS = 3

/** Long forms, which take minutes each: only when they are named (`npm run drills`), so `npm test` stays short. */
const drills: TestProjectInlineConfiguration = {
  test: {
    name: 'drills',
    include: ['testing/drills/**/*.drill.ts'],
    globalSetup: ['testing/server/global-setup.ts', 'testing/server/filled-folders.ts'],
    pool: 'forks',
    // One at a time: each starts whole servers and measures them.
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
}

/** Several machines with the engines of deploy/, on Debian's packages: `npm run drills cluster`. */
const cluster: TestProjectInlineConfiguration = {
  test: {
    name: 'cluster',
    include: ['testing/cluster/**/*.drill.ts'],
    globalSetup: ['testing/cluster/set-up.ts', 'testing/server/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
}

export default defineConfig({
  test: {
    tags: [
      { name: 'long', description: 'Starts or kills whole servers once more: `npm run drills starts`.' },
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{scripts,app/contract,platform/contract}/**/*.test.ts',
            'features/*/*/*.test.ts',
            '{features/*/*/web,app/web,platform/web,platform/ui}/**/*.test.{ts,tsx}',
          ],
          exclude: [components],
          environment: 'node',
          // None of them changes what another one loads: one load of the contract serves all.
          isolate: false,
          maxWorkers: WORKERS,
          // There for what hangs: on a busy machine one that measures took six seconds.
          testTimeout: 120_000,
        },
      },
      {
        // As the browser gets them: through the same compiler.
        plugins: [react()],
        test: {
          name: 'components',
          include: [components],
          environment: 'happy-dom',
          setupFiles: 'testing/web/set-up.ts',
          // Each test clears what it leaves behind, so one load of the components serves all.
          isolate: false,
          maxWorkers: WORKERS,
          // On a busy machine; a quiet one needs less than a second for each.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: [crashes],
          globalSetup: 'testing/server/global-setup.ts',
          pool: 'forks',
          maxWorkers: WORKERS,
          // Every file has a database of its own and clears the caches when it starts, so one load of the code serves all.
          isolate: false,
          // There for what hangs: a slow machine needs a quarter of it for the longest.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'crash',
          include: [crashes],
          globalSetup: 'testing/server/filled-folders.ts',
          pool: 'forks',
          maxWorkers: WORKERS,
          // There for what hangs; what waits inside says sooner what it waits for.
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
      ...(process.argv.includes('drills') ? [drills] : []),
      ...(process.argv.includes('cluster') ? [cluster] : []),
    ],
  },
})
