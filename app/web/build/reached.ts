import { basename } from 'node:path'

interface Module {
  code: string | null
  importedIds: readonly string[]
}

/** Of the build's modules. */
export interface Graph {
  getModuleInfo(id: string): Module | null
}

const kept = new WeakMap<Graph, Map<string, Set<string>>>()

/** A module and everything it needs for sure. */
export function reached(entry: string, graph: Graph): Set<string> {
  const known = kept.get(graph) ?? new Map<string, Set<string>>()
  kept.set(graph, known)
  const all = known.get(entry) ?? walk(entry, graph)
  known.set(entry, all)
  return all
}

function walk(entry: string, graph: Graph): Set<string> {
  const all = new Set([entry])
  for (const id of all) for (const next of needs(id, graph)) all.add(next)
  return all
}

/** A library's index that names every module it has. */
const INDEX = /(@mantine\/core|@mantine\/hooks|lucide-react)\/(?:dist\/)?esm\/(?:index|lucide-react)\.mjs$/
const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/core|@mantine\/hooks|lucide-react)["']/g

/** What a module imports; of a library's index only what it names. */
function needs(id: string, graph: Graph): string[] {
  if (INDEX.test(id)) return []
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const named = [...(code ?? '').matchAll(NAMED)]
  const listed = importedIds.flatMap((index) => {
    const [, library] = INDEX.exec(index) ?? []
    if (!library) return []
    // An icon may have the name of a component.
    const names = named.filter(([, , from]) => from === library).flatMap(([, words = '']) => words.split(','))
    const files = new Set(names.map((name) => plain(name.trim().split(/\s/)[0] ?? '')))
    const modules = graph.getModuleInfo(index)?.importedIds ?? []
    return modules.filter((one) => files.has(plain(basename(one, '.mjs'))))
  })
  return [...importedIds, ...listed]
}

/** `useMediaQuery` stands in use-media-query, `NativeSelect` in NativeSelect, `ChevronDown` in chevron-down. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()
