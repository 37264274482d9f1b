import { join } from 'node:path'
import { cruise, type IRegularForbiddenRuleType } from 'dependency-cruiser'
import { domains } from './rooms.ts'
import { testFile } from './sources.ts'

/**
 * What may import what (docs/decisions/0019): domains in one order, each on those before it; the platform below them,
 * the app above. Type imports count, and no import goes round in a circle. Prints every breach and fails.
 */
const root = join(import.meta.dirname, '..')

/** Who is signed in is known to every call; the types of all rows are generated. */
const knowsMore = '^platform/(web/(session|ending|download)|server/database\\.generated)\\.ts$'
/** What journeys use of the product's own code; all else they see from outside, as people do. */
const seenByJourneys = [
  '^app/web/((pages|row|viewer)\\.ts|help/answers|build/texts\\.ts)',
  '^local/demo/(names|pdf)\\.ts',
  '^features/course/(authoring/server/content|exam/server/(draw|score)|personality/server/import)\\.ts',
  '^platform/server/in-project\\.ts',
  '^(features/[\\w-]+/[\\w-]+/(?!walks)[\\w-]+\\.ts|platform/contract/)',
]
/** Packages of types alone. */
const onlyTypes = '^mdast$'
const TEST = testFile.source
/** A feature's screens, as the sweep looks at them: tests see the product from outside there. */
const SCREENS = '^features/[\\w-]+/[\\w-]+/screens\\.ts$'
const TESTING = `${TEST}|^(testing|bench|scripts)/`
/** What installing, building and running take. */
const ofStart =
  '^(features|platform|app|local)/|^scripts/([a-z-]+\\.mjs|(backup|files|restore)\\.ts|backup/.*)$'

const never = (name: string, comment: string, rule: Pick<IRegularForbiddenRuleType, 'from' | 'to'>) => ({
  name,
  comment,
  severity: 'error' as const,
  ...rule,
})

const forbidden = [
  never('no circles', 'Two modules that need each other are one, or a third is missing.', {
    from: {},
    to: { circular: true },
  }),
  never('nothing unknown', 'An import that cannot be found is seen by no other rule.', {
    from: {},
    to: { couldNotResolve: true, pathNot: onlyTypes },
  }),
  ...domains.slice(0, -1).map((domain, i) =>
    never(`${domain} knows no later domain`, 'What both need stands in the earlier one.', {
      from: { path: `^features/${domain}/`, pathNot: TEST },
      to: { path: `^features/(${domains.slice(i + 1).join('|')})/` },
    }),
  ),
  never('features never know in which app they are', 'The app is above everything.', {
    from: { path: '^(features|platform)/', pathNot: `${TEST}|^platform/web/use-intl` },
    to: { path: '^(app|local)/' },
  }),
  never('the platform knows no feature', 'It serves every one of them.', {
    from: { path: '^platform/', pathNot: `${TEST}|${knowsMore}` },
    to: { path: '^features/' },
  }),
  never('web and server meet in the contract', 'What both need is part of it.', {
    from: { path: '/(web|ui|server)/', pathNot: `${TESTING}|^app/web/build/` },
    to: { path: '^(features/[\\w-]+/[\\w-]+|app|platform)/(web|ui|server)/', pathNot: '/$1/|/(web|ui)/' },
  }),
  never('the server knows no web', 'What both need is part of the contract.', {
    from: { path: '/server/', pathNot: TESTING },
    to: { path: '^(features/[\\w-]+/[\\w-]+|app|platform)/(web|ui)/' },
  }),
  never('the contract stands alone', 'Server and web both stand on it.', {
    from: { path: '^(features/[\\w-]+/[\\w-]+/[\\w-]+\\.ts|(platform|app)/contract/)', pathNot: TEST },
    to: {
      pathNot: '^(features/[\\w-]+/[\\w-]+/[\\w-]+\\.ts|(platform|app)/contract/)|node_modules/zod',
    },
  }),
  never('ui knows the web’s plumbing and no more', 'No domain word: what it shows is handed to it.', {
    from: { path: '^platform/ui/', pathNot: TEST },
    to: { path: '^(features|platform|app)/', pathNot: '^platform/(ui|web|contract)/' },
  }),
  never(
    'metrics are loaded where a setting asks for them',
    'A start without them does without their library.',
    {
      from: { pathNot: `^platform/server/metrics/|${TESTING}` },
      to: {
        path: '^platform/server/metrics/(?!serve\\.ts)|node_modules/prom-client',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
  ),
  never('tests are imported by tests', 'What several tests need stands in testing or beside them.', {
    from: { pathNot: TESTING },
    to: { path: `${TEST}|^(testing|bench)/` },
  }),
  never('journeys see the product from outside', 'As people do; what they may look up stands above.', {
    from: { path: `^testing/journeys/|\\.spec\\.ts$|${SCREENS}` },
    to: { path: '^(features|app|platform|local)/', pathNot: `${seenByJourneys.join('|')}|\\.spec\\.ts$` },
  }),
  never('a start does without the tools of tests', '`npm start` installs `dependencies` alone.', {
    from: { path: ofStart, pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  }),
]

const { output } = await cruise(
  ['features', 'platform', 'app', 'local', 'testing', 'bench', 'scripts'],
  {
    baseDir: root,
    // The compiler's own parser is not to be had from TypeScript 7.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(testing/journeys/results|app/web/dist)' },
    validate: true,
    ruleSet: { forbidden },
  },
  {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'node'],
  },
)
if (typeof output === 'string') throw new Error(output)
const { violations, totalCruised } = output.summary
for (const { rule, from, to, cycle = [] } of violations) {
  const path = [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')
  process.stderr.write(`${rule.name}: ${path}\n`)
}
process.stdout.write(`${totalCruised} modules checked, ${violations.length} breaches\n`)
process.exitCode = violations.length > 0 ? 1 : 0
