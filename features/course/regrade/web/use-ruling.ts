import { useState } from 'react'
import type { RightAnswer, RulingKind } from '#course/exam/ruling.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { AskedVersion } from '../calls.ts'
import { usualReasons } from '../reasons.ts'

interface Written {
  kind: RulingKind
  versions: number[]
  answers: RightAnswer[]
  lowers: boolean
  reasons: Record<Language, string>
}

/** Answers are named by what says another one is right. */
export const namesAnswers = (kind: RulingKind): kind is 'also-accept' | 'right-answer' =>
  kind === 'also-accept' || kind === 'right-answer'

/** What is being written of a ruling; the usual reason stands until somebody writes another. */
export function useRuling(versions: readonly AskedVersion[]) {
  const [written, setWritten] = useState<Written>(() => ({
    kind: 'full-points',
    versions: [mostMet(versions)?.number ?? 1],
    answers: [],
    lowers: false,
    reasons: usualReasons['full-points'],
  }))
  const change = (own: Partial<Written>) => setWritten((now) => ({ ...now, ...own }))
  const choose = (kind: RulingKind) =>
    setWritten((now) => ({
      ...now,
      kind,
      answers: [],
      lowers: false,
      reasons: {
        hu: now.reasons.hu === usualReasons[now.kind].hu ? usualReasons[kind].hu : now.reasons.hu,
        en: now.reasons.en === usualReasons[now.kind].en ? usualReasons[kind].en : now.reasons.en,
      },
    }))
  const { kind, answers } = written
  return {
    written,
    change,
    choose,
    /** The version whose options are offered. */
    asked: versions.find(({ number }) => number === written.versions[0]),
    isWhole: written.versions.length > 0 && (answers.length > 0 || !namesAnswers(kind)),
  }
}

/** The version that most have met, of equal ones the newest. */
const mostMet = (versions: readonly AskedVersion[]) =>
  versions.toSorted((a, b) => b.met - a.met || b.number - a.number)[0]
