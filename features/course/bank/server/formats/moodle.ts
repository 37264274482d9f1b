import type { Language } from '#platform/contract/parts.ts'
import { readTags } from './choices.ts'
import { gatherMoodle } from './moodle-kinds.ts'
import { childrenOf, textIn, wordsOf } from './moodle-nodes.ts'
import { checked, type Gathered, NotTaken, type ReadQuestion } from './question.ts'
import { told } from './told.ts'
import { elementsOf, type Node } from './xml-tree.ts'

/** The questions of a Moodle XML file. Throws `BrokenXml` where it is no XML. */
export function* readMoodle(xml: string, language: Language): Iterable<Omit<ReadQuestion, 'number'>> {
  // Where the questions were kept in Moodle.
  for (const node of elementsOf(xml, 'quiz', 'question'))
    if (node.attributes.type !== 'category') yield read(node, language)
}

function read(node: Node, language: Language): Omit<ReadQuestion, 'number'> {
  const gathered: Gathered = { kind: '', prompt: '', warnings: new Set() }
  const [name, asked] = ['name', 'questiontext'].map((part) => childrenOf(node, part)[0])
  // As it is written, where it is not understood.
  let title = textIn(name).trim() ? textIn(name) : textIn(asked)
  return told({ line: node.line, warnings: gathered.warnings, title: () => title }, () => {
    const { type = '' } = node.attributes
    const prompt = wordsOf(asked, gathered.warnings)
    if (prompt.trim()) title = prompt
    if (!type) throw new NotTaken('broken')
    const tags = readTags(childrenOf(childrenOf(node, 'tags')[0], 'tag').map(textIn))
    const [grade] = ['defaultgrade', 'grade'].map((name) => textIn(childrenOf(node, name)[0]).trim())
    gathered.prompt = prompt
    gathered.points = grade ? Number(grade) : 1
    gathered.why = wordsOf(childrenOf(node, 'generalfeedback')[0], gathered.warnings)
    gathered.level = tags.level ?? 'recall'
    gathered.validUntil = tags.validUntil ?? null
    warnOfFiles(node, gathered)
    gatherMoodle(node, type, { gathered, language })
    if (tags.kind === 'true-false' && gathered.kind === 'single' && gathered.options?.length === 2)
      gathered.kind = 'true-false'
    return checked(gathered)
  })
}

/** Pictures of before Moodle 2 stand beside the prompt; a file that no text shows is something to open. */
function warnOfFiles(node: Node, { warnings }: Gathered): void {
  if (['image', 'image_base64'].some((name) => textIn(childrenOf(node, name)[0]).trim()))
    warnings.add('pictures')
  if (!warnings.has('pictures') && hasFile(node)) warnings.add('media')
}

const hasFile = (node: Node): boolean =>
  node.children.some((child) => child.name === 'file' || hasFile(child))
