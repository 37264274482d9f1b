import type { Language } from '#platform/contract/parts.ts'
import { type Choice, explain, multiple, numberIn, single, trueAndFalse } from './choices.ts'
import { gatherMatching } from './gift-answers.ts'
import { childrenOf, textIn, wordsOf } from './moodle-nodes.ts'
import { type Gathered, NotTaken, within } from './question.ts'
import type { Node } from './xml-tree.ts'

interface Around {
  gathered: Gathered
  language: Language
}

/** The question types of Moodle that are of a kind that exams ask, and what is gathered of each. */
const types: Record<string, (node: Node, around: Around) => void> = {
  multichoice(node, { gathered }) {
    const isSingle = !/^(?:false|0)$/i.test(textIn(childrenOf(node, 'single')[0]).trim())
    gathered.kind = isSingle ? 'single' : 'multiple'
    if (isSingle) single(choicesOf(node, gathered), gathered)
    else multiple(choicesOf(node, gathered), gathered)
  },
  multichoiceset(node, { gathered }) {
    gathered.kind = 'multiple'
    multiple(choicesOf(node, gathered), gathered)
  },
  truefalse(node, { gathered, language }) {
    const answers = choicesOf(node, gathered)
    const isTrue = ({ text }: Choice) => /^(?:true|igaz)$/i.test(text.trim())
    const right = answers.findIndex(({ weight }) => weight > 0)
    const chosen = answers[right]
    if (!chosen || answers.length !== 2) throw new NotTaken('right-answer')
    gathered.kind = 'true-false'
    gathered.options = [...trueAndFalse[language]]
    gathered.correct = [isTrue(chosen) ? 0 : 1]
    explain(answers, [right], gathered)
  },
  numerical: gatherNumber,
  matching: gatherPairs,
  match: gatherPairs,
  ddmatch: gatherPairs,
  ordering(node, { gathered }) {
    const items = within(childrenOf(node, 'answer'))
    const shown = Number(textIn(childrenOf(node, 'selectcount')[0])) || 0
    if (shown > 0 && shown < items.length) gathered.warnings.add('answers')
    gathered.kind = 'ordering'
    gathered.options = items.map((item) => wordsOf(item, gathered.warnings))
    explain(
      items.map((item) => ({ comment: commentOf(item, gathered) })),
      [],
      gathered,
    )
  },
}

export function gatherMoodle(node: Node, type: string, around: Around): void {
  const gather = Object.hasOwn(types, type) ? types[type] : undefined
  if (!gather) throw new NotTaken('kind', type)
  gather(node, around)
}

const commentOf = (node: Node, { warnings }: Gathered) =>
  wordsOf(childrenOf(node, 'feedback')[0], warnings).trim()

function choicesOf(node: Node, gathered: Gathered): Choice[] {
  return within(childrenOf(node, 'answer')).map((answer) => ({
    text: wordsOf(answer, gathered.warnings),
    weight: Number(answer.attributes.fraction ?? 0) || 0,
    comment: commentOf(answer, gathered),
  }))
}

function gatherNumber(node: Node, { gathered }: Around): void {
  const answers = within(childrenOf(node, 'answer'))
  const right = answers.findIndex(({ attributes }) => Number(attributes.fraction ?? 100) >= 100)
  const chosen = answers[right]
  if (!chosen) throw new NotTaken('right-answer')
  const tolerance = textIn(childrenOf(chosen, 'tolerance')[0]).trim() || '0'
  const isOther = ({ attributes }: Node) => Number(attributes.fraction ?? 100) > 0
  if (answers.filter(isOther).length > 1) gathered.warnings.add('answers')
  gathered.kind = 'numeric'
  gathered.number = { value: numberIn(textIn(chosen)), tolerance: Math.abs(numberIn(tolerance)) }
  gathered.correct = []
  gathered.unit = unitOf(node, gathered)
  explain(
    answers.map((answer) => ({ comment: commentOf(answer, gathered) })),
    [right],
    gathered,
  )
}

/** The one in which the answer is given. */
function unitOf(node: Node, { warnings }: Gathered): string {
  const units = childrenOf(childrenOf(node, 'units')[0], 'unit').map((unit) => ({
    name: textIn(childrenOf(unit, 'unit_name')[0]),
    times: Number(textIn(childrenOf(unit, 'multiplier')[0]) || 1),
  }))
  if (units.length > 1) warnings.add('units')
  return (units.find(({ times }) => times === 1) ?? units[0])?.name ?? ''
}

function gatherPairs(node: Node, { gathered }: Around): void {
  const pairs = within(childrenOf(node, 'subquestion')).map((pair) => ({
    option: wordsOf(pair, gathered.warnings),
    match: textIn(childrenOf(pair, 'answer')[0]),
  }))
  gatherMatching(pairs, gathered)
}
