import { join } from 'node:path'
import { fileOf, readPages } from './pages.ts'
import { type Graph, reached } from './reached.ts'
import { TEXTS_PREFIX, type TextFile, textOf } from './texts.ts'

const source = (path: string) => join(import.meta.dirname, '../../..', path)
const MAIN = source('app/web/main.tsx')
const FRONT_DOOR = source('app/web/front-door.tsx')
const INSIDE = [source('app/web/app.tsx'), source('app/web/shell.tsx')]
/** What everybody loads, whoever they are. */
export const entries = [MAIN, FRONT_DOOR, ...INSIDE]
const PARTS =
  /\/platform\/(ui|contract)\/|\/features\/[\w-]+\/[\w-]+\/[\w-]+\.ts|\/@mantine\/|\/lucide-react\//
/** Of a lesson, what hardly another page has. */
const OF_LESSON = /\/lucide-react\/|\/features\/course\/course\//
/** What few pages call of a library whose index names it, too. */
const RARE = /\/@tanstack\/.*\/(useBlocker|useInfiniteQuery|infiniteQueryObserver)\.js$/
/** The styles of long texts: lessons, news and challenges have some, a home page none. */
const LONG_TEXT = /\/platform\/ui\/rich-text\./
const PAGES_INSIDE = Object.values(await readPages())
  .filter(({ layout }) => layout === 'inside')
  .map(fileOf)
/** Characters of code as it was written. */
const TINY = 700
const DASHBOARD = source('app/web/dashboard/dashboard-page.tsx')
const LESSON = source('features/course/course/web/lesson-page.tsx')
const FIRST_PAGES = [DASHBOARD, LESSON]
/** What else has parts of a lesson: the other pages, and what is sent once there is a network. */
const BESIDE_LESSON = [
  ...PAGES_INSIDE.filter((page) => page !== LESSON),
  source('features/course/course/web/on-return.ts'),
]

/** Brought by small parts of the first pages and of all lists. */
const FIRST_TEXTS = ['terms', 'finished']

const LIST_FRAME = source('platform/ui/list-frame.tsx')
const LISTS = [LIST_FRAME, source('platform/ui/list-page.tsx')]
/** By the chunk of what each shares with other pages. */
const SEARCHES = {
  projects: source('features/teams/project/web/find-projects-page.tsx'),
  mentors: source('features/teams/mentor/web/find-mentors-page.tsx'),
  members: source('features/teams/team/web/member-finder-page.tsx'),
}
const PROJECT = source('app/web/project-page.tsx')
/** Among what pages share it would bring all fields to those that have none. */
const SELECT = source('platform/ui/native-select.tsx')
const LATE_AT_HOME = [
  source('app/web/dashboard/second-semester.tsx'),
  source('features/course/certificate/web/downloads.tsx'),
]

const STRIP = source('app/web/dashboard/second-strip.tsx')
/** The line of a second semester: on its home page and above the pages it leads to. */
const SECOND_LINE = [STRIP, source('app/web/dashboard/second-stops.ts')]

const MENU_ICONS = source('app/web/other-menu-icons.tsx')
const ICON = /\/lucide-react\//

/** With the schemas of the contract, which forms alone take (split-schemas.ts). */
const VALIDATOR = /\/zod\/|\?shapes$/
export const VALIDATOR_CHUNK = 'checks'

/** A chunk takes along all that its modules need and no earlier one has taken: what others need too comes first. */
const EARLIER = [
  VALIDATOR_CHUNK,
  'core',
  'fields',
  'front',
  'inside',
  'icons',
  'home',
  'text',
  'course',
  'second',
  'select',
  'shared',
  'dialogs',
]
const LATER = ['project', 'projects', 'mentors', 'members', 'list']

/**
 * The groups in the order in which the build takes them; the small ones, of texts for instance, are in
 * between.
 */
export const chunkGroups = [...EARLIER, 'small', ...LATER].map((wanted, place) => ({
  name: (id: string, graph: Graph) => {
    const name = chunkOf(id, graph)
    const isLarge = name !== null && [...EARLIER, ...LATER].includes(name)
    return (isLarge ? name : 'small') === wanted ? name : null
  },
  debugName: wanted,
  priority: -place,
}))

/**
 * Which of a few large chunks a module goes to; none, and the build decides. Left to itself it makes dozens of
 * tiny ones, each of which costs a request.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (id.includes('rolldown/runtime')) return 'core'
  if (RARE.test(id)) return null
  if (SECOND_LINE.includes(id)) return 'second'
  if (LONG_TEXT.test(id)) return 'text'
  if (VALIDATOR.test(id)) return VALIDATOR_CHUNK
  const text = textOf(id)
  if (text) return textChunkOf(text, graph)
  const frontDoor = reached(FRONT_DOOR, graph)
  const inside = INSIDE.some((entry) => reached(entry, graph).has(id)) || isOnFirstPages(id, graph)
  // What the entry itself needs: from any other chunk it would take all of that chunk along.
  if (reached(MAIN, graph).has(id)) return 'core'
  // The same for what one of the first pages shares with the front door.
  if (frontDoor.has(id)) {
    if (inside || isOnSome(FIRST_PAGES, id, graph)) return 'core'
    return isOnSome(PAGES_INSIDE, id, graph) ? 'fields' : 'front'
  }
  if (inside) return 'inside'
  // Each by itself where another page has it too, it would cost more than its few bytes.
  if ((ICON.test(id) || id === MENU_ICONS) && reached(MENU_ICONS, graph).has(id))
    return isOnSome(FIRST_PAGES, id, graph) ? 'inside' : 'icons'
  // A page of the second semester would take all of the home page along with what it shares with it.
  if (reached(DASHBOARD, graph).has(id))
    return isOnSome([STRIP, PROJECT, ...Object.values(SEARCHES)], id, graph) ? 'inside' : 'home'
  if (reached(LESSON, graph).has(id) && isOnSome(BESIDE_LESSON, id, graph)) return 'course'
  if (reached(SELECT, graph).has(id)) return 'select'
  return listChunkOf(id, graph) ?? searchChunkOf(id, graph) ?? projectPartOf(id, graph)
}

/** What a search shares with other pages: each part by itself would cost a request. */
function searchChunkOf(id: string, graph: Graph): string | null {
  const pages = PAGES_INSIDE.filter((page) => reached(page, graph).has(id))
  const [search, ...others] = Object.entries(SEARCHES).filter(([, page]) => pages.includes(page))
  if (id.startsWith(TEXTS_PREFIX) || !search || pages.length < 2) return null
  if (!pages.some((page) => pagesWithoutList(graph).includes(page))) return 'list'
  if (others.length > 0) return sharedChunkOf(id, graph)
  const [name] = search
  return name === 'projects' && pages.includes(PROJECT) ? 'project' : name
}

/** A part of a project's page that other pages have too. */
function projectPartOf(id: string, graph: Graph): string | null {
  if (!PARTS.test(id) || !reached(PROJECT, graph).has(id)) return null
  return PAGES_INSIDE.filter((page) => reached(page, graph).has(id)).length > 1 ? 'shared' : null
}

/** What all lists need, and what all searches add to it; apart from that what other pages need as well. */
function listChunkOf(id: string, graph: Graph): string | null {
  const list = isOnSome(LISTS, id, graph)
  if (!list && !isOnEvery(Object.values(SEARCHES), id, graph)) return null
  if (!isOnSome([...LATE_AT_HOME, ...pagesWithoutList(graph)], id, graph)) return 'list'
  // Whoever loads it asks for its texts at once.
  return id.startsWith(TEXTS_PREFIX) ? id.slice(TEXTS_PREFIX.length) : sharedChunkOf(id, graph)
}

/** What a project's page has none of would bring fields and dialogs to it. */
const sharedChunkOf = (id: string, graph: Graph) => (reached(PROJECT, graph).has(id) ? 'shared' : 'dialogs')

const isOnSome = (pages: readonly string[], id: string, graph: Graph) =>
  pages.some((page) => reached(page, graph).has(id))

const isOnEvery = (pages: readonly string[], id: string, graph: Graph) =>
  pages.every((page) => reached(page, graph).has(id))

const pagesWithoutList = (graph: Graph) =>
  PAGES_INSIDE.filter((page) => !reached(page, graph).has(LIST_FRAME))

/** The texts of each large chunk together, as they are asked for together; those of each other feature by themselves. */
function textChunkOf({ namespace, language }: TextFile, graph: Graph): string {
  const chunk = FIRST_TEXTS.includes(namespace) ? 'inside' : chunkOf(`${TEXTS_PREFIX}${namespace}`, graph)
  return `texts-${chunk ?? namespace}-${language}`
}

/** What all first pages need; of the parts that pages share, and of what is tiny, what one of them needs. */
function isOnFirstPages(id: string, graph: Graph) {
  if (FIRST_PAGES.includes(id)) return false
  if (OF_LESSON.test(id) && !isOnSome([DASHBOARD, PROJECT, ...Object.values(SEARCHES)], id, graph))
    return false
  return FIRST_PAGES[PARTS.test(id) || isTiny(id, graph) ? 'some' : 'every']((page) =>
    reached(page, graph).has(id),
  )
}

/** Compressed it is less than what an answer of its own says before it; one that shows texts brings those along. */
const isTiny = (id: string, graph: Graph) => {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const isSmall = /\.tsx?$/.test(id) && (code?.length ?? TINY) < TINY
  return isSmall && !importedIds.some((one) => one.startsWith(TEXTS_PREFIX))
}
