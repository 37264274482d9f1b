import { GlossaryFile, TermFile } from './glossary-format.ts'
import type { Read } from './read-course-parts.ts'
import { keyGiven, type Problem, ProblemFound, parseYaml, shaped, type Yaml } from './read-yaml.ts'

/** The terms of a course's glossary.yml, each with what is wrong with it. */
export interface ReadGlossary {
  terms: Read<TermFile>[]
  /** Of no term alone. */
  problems: Problem[]
}

export const GLOSSARY = 'glossary.yml'

/** `text`: null of a course that has none. */
export function readGlossary(text: string | null): ReadGlossary {
  if (text === null) return { terms: [], problems: [] }
  try {
    const yaml = parseYaml(GLOSSARY, text)
    const { value, problems } = shaped(yaml, yaml.value, GlossaryFile)
    const terms = (value?.terms ?? []).map((one, i) => readTerm(yaml, one, i))
    markTwice(terms)
    return { terms, problems }
  } catch (error) {
    if (!(error instanceof ProblemFound)) throw error
    return { terms: [], problems: [error.problem] }
  }
}

function readTerm(yaml: Yaml, one: unknown, i: number): Read<TermFile> {
  const path = ['terms', i]
  const { value, problems } = shaped(yaml, one, TermFile, path)
  const key = value?.key ?? keyGiven(one, 60) ?? `${i + 1}`
  return { key, file: GLOSSARY, line: yaml.line(path), value, problems }
}

function markTwice(terms: readonly Read<TermFile>[]): void {
  const seen = new Set<string>()
  for (const term of terms) {
    const { key, file, line } = term
    if (seen.has(key))
      term.problems.push({ file, line, at: null, reason: 'key-twice', message: `${key} is there twice` })
    seen.add(key)
  }
}
