import { join } from 'node:path'
import { cruise, type IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * What may import what, on every side: contract below server and web, plumbing and ui below features, features beside
 * each other, areas above them. Type imports count, and no import goes round in a circle. Prints every breach and fails.
 */
const root = join(import.meta.dirname, '..')

/** What features offer to others of their side; all other files are their inside. */
const offered = {
  web: [
    // What a feature has on the home page.
    '[a-z-]+/home-[a-z]+',
    'account/(correct-dialog|switch-dialog|accounts-tab)',
    'application/(apply-part|calls)',
    'audit-log/act-words',
    'auth/(mailed-code|open-link|password-rules|repeats|use-mailed-code)',
    'calendar/calendar-tab',
    'certificate/(calls|certificates-tab|student-certificates)',
    'challenge/challenge-(card|details|list)',
    'course/(calls|on-return)',
    'dashboard/grade',
    'desk/desk-page',
    'mail/(counts|delivery-words|of-person|try-mail)',
    'matching/(calls|setting|suggestions)',
    'earlier/(earlier-facts|earlier-part|finished-line|finished-pages|mentored-part|semester-choice|use-semester)',
    'mentor/(mentor-introduction|mentor-tab)',
    'mentor-application/(apply-dialog|ask-state|calls|mentor-prompt|team-note)',
    'mentored-project/contact-setting',
    'mentor-interest/mentor-interest-part',
    'name-change/(of-student|own-name)',
    'one-pager/calls',
    'own-data/own-data-tab',
    'people/(people-tab|readdress-dialog)',
    'personality/(calls|figure|type-choice)',
    'privacy/privacy-notice',
    'progress-report/(calls|report-part)',
    'profile/(save-language|spoken-fields|spoken-filter|spoken-names)',
    'programme/(contact|registration-switch|semester-tab|universities|university-filter)',
    'push/(calls|push-tab)',
    'remark/outcome',
    'project/(project-link|seats)',
    'requests/(calls|ending|own-requests|typical-answer|use-seen)',
    'rescue/(calls|own-rescue)',
    'security/(person-security|security-tab)',
    'semester/(next-semester|opened-line)',
    'statistics/(rankings|ranking-tab)',
    'team/(introduced|introduction-tab|team-corrections|type-tag)',
    'terms/(term-choice|term-tags|terms-dialog|terms-failed|use-terms)',
  ],
  server: [
    'application/(of-student|queries|rules)',
    'audit-log/lines',
    'auth/(end-sessions|mailed-code|mails|password|present|session|token|write-to)',
    'challenge/(queries|rules)',
    'course/(content|course-of|import|material|missing|queries|rules|time)',
    'earlier/semester',
    'exam/present',
    'files/handed-in',
    'introduction/(hide|present|queries)',
    'invitation/(invite|inviting)',
    'mail/delivery',
    'matching/types',
    'mentor/(mentoring|present|queries|rules)',
    'mentor-application/(present|queries|rules)',
    'mentor-places/(follow|lock|queries|rules)',
    'mentor-suggestion/(queries|rules)',
    'name-change/(decide|of-student)',
    'one-pager/(of-student|queries)',
    'people/(belonging|confirm-email|confirmed-name|first-office|former-names|invite|username)',
    'personality/queries',
    'privacy/acknowledge',
    'programme/(absence|current|first|first-semester|flaws|participation|present|retired|second-semester|to-read)',
    'progress-report/of-project',
    'project/(lock|move|present|queries|rules|student)',
    'registration/(forget|link-password|of-student|queries|resend|tell-owner)',
    'remark/(parts|queries)',
    'requests/queries',
    'security/(device|known-sign-in|mails|pass|queries|rules)',
    'student/queries',
    'startup-lab/(ics|queries)',
    'team-request/(account-disabled|again|clock|join|seen|set-aside|send|shorten|sides|tell|void)',
  ],
}
/** What is no feature's own: the shape of calls, refusals, and parts that several features share. */
const sharedContract =
  'audit|call|code|errors|field-refusals|files|index|list|parts|pdf|refusals|reserved|signs|stage|states'
/** Who is signed in is known to every call; the types of all rows are generated. */
const knowsMore = '^(web/src/plumbing/(session|ending)|server/src/plumbing/database\\.generated)\\.ts$'
/** What journeys use of the product's own code; all else they see from outside, as people do. */
const seenByJourneys = [
  'server/(test/|src/(course/content|demo/(names|pdf)|exam/(draw|score)|personality/import)\\.ts)',
  'web/src/(areas/(pages|row|viewer)\\.ts|help/answers)',
]
/** Packages of types alone. */
const onlyTypes = '^mdast$'
const TEST = '\\.test\\.tsx?$'
/** What installing, building and running take. */
const ofStart =
  '^(contract/src/|server/src/|web/(src|worker|build)/|web/vite[a-z.]*\\.config\\.ts$|scripts/([a-z-]+\\.mjs|backup\\.ts)$)'

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
  never('contract stands alone', 'Server and web both stand on it.', {
    from: { path: '^contract/src', pathNot: TEST },
    to: { pathNot: '^contract/src|node_modules/zod' },
  }),
  never('web and server meet in the contract', 'What both need is part of it.', {
    from: { path: '^(web|server)/src', pathNot: TEST },
    to: { path: '^(web|server|journeys|bench|scripts)/', pathNot: '^$1/src' },
  }),
  never('tests are imported by tests', 'What several tests need stands in server/test or beside them.', {
    from: { pathNot: TEST },
    to: { path: TEST },
  }),
  never('plumbing knows nothing above it', 'It serves every feature, so it knows none.', {
    from: { path: '^(web|server)/src/plumbing', pathNot: TEST },
    to: { path: '^$1/src/', pathNot: '^$1/src/plumbing' },
  }),
  never('ui knows plumbing alone', 'No domain word: what it shows is handed to it.', {
    from: { path: '^web/src/ui', pathNot: TEST },
    to: { path: '^web/src/', pathNot: '^web/src/(ui|plumbing)' },
  }),
  never('plumbing and ui know the shared contract alone', 'A call of a feature is sent by that feature.', {
    from: { path: '^(web/src/(plumbing|ui)|server/src/plumbing)', pathNot: `${TEST}|${knowsMore}` },
    to: { path: '^contract/src', pathNot: `^contract/src/(${sharedContract})\\.ts$` },
  }),
  never('features offer what others may use', 'Offer it above, or move what two need to ui or plumbing.', {
    // The page of all parts shows what features have, as it stands.
    from: { path: '^web/src/(?!areas|ui|plumbing|parts)([\\w-]+)/', pathNot: TEST },
    to: {
      path: '^web/src/(?!ui|plumbing)[\\w-]+/',
      pathNot: `^web/src/($1/|(${offered.web.join('|')})\\.)`,
    },
  }),
  never('features of the server offer what others may use', 'Offer it above, or move it to plumbing.', {
    from: { path: '^server/src/(?!plumbing|demo)([\\w-]+)/', pathNot: TEST },
    to: {
      path: '^server/src/(?!plumbing)[\\w-]+/',
      pathNot: `^server/src/($1/|(${offered.server.join('|')})\\.)`,
    },
  }),
  never('journeys see the product from outside', 'As people do; what they may look up stands above.', {
    from: { path: '^journeys/' },
    to: { path: '^(server|web)/', pathNot: `^(${seenByJourneys.join('|')})` },
  }),
  never('a start does without the tools of tests', '`npm start` installs `dependencies` alone.', {
    from: { path: ofStart, pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  }),
  never('areas are above everything', 'Features never know in which frame or menu they are.', {
    from: { path: '^web/src/(?!areas/)', pathNot: '^web/src/(main\\.tsx|use-intl\\.d\\.ts)$' },
    to: { path: '^web/src/areas/' },
  }),
]

const { output } = await cruise(
  [
    ...[
      'contract/src',
      'server',
      'web/src',
      'web/worker',
      'web/build',
      'web/vite.config.ts',
      'web/vite.parts.config.ts',
    ],
    ...['journeys', 'bench', 'scripts'],
  ],
  {
    baseDir: root,
    // The compiler's own parser is not to be had from TypeScript 7.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^journeys/results' },
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
