import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Encoding } from '#platform/contract/encoding.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { FileChoice } from '#platform/ui/file-choice.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { type Import, imports } from '../calls.ts'
import { aboutImports } from './calls.ts'
import classes from './imports.module.css'
import { keepFile, keptFile } from './kept-file.ts'

interface Props {
  one: Import
}

/** Nobody is invited before somebody has said that the names in question are right. */
export function NamesInQuestion({ one }: Props) {
  const t = useTranslations('imports-staff')
  const { looks, encoding: own } = one.reading
  const isChoice = looks.length > 1
  // Of several readings none is the surer, so that none is proposed.
  const [chosen, setChosen] = useState(isChoice ? undefined : own)
  return (
    <div className={classes.names}>
      <ChoiceGroup required legend={t('names.title')}>
        <Text size="sm">{isChoice ? t('names.unsure') : t('names.strange')}</Text>
        {looks.map(({ encoding, names }) =>
          isChoice ? (
            <Choice
              key={encoding}
              type="radio"
              name="encoding"
              title={t(`encodings.${encoding ?? 'workbook'}`)}
              checked={chosen === encoding}
              onChange={() => setChosen(encoding)}
            >
              <span {...WRITTEN}>{names.join(', ')}</span>
            </Choice>
          ) : (
            <Text key={encoding} {...WRITTEN}>
              {names.join(', ')}
            </Text>
          ),
        )}
      </ChoiceGroup>
      {chosen === own && <Confirm one={one} />}
      {chosen && chosen !== own && <ReadAgain one={one} encoding={chosen} />}
      {isChoice && <Text size="sm">{t('names.none')}</Text>}
    </div>
  )
}

function Confirm({ one: { _id: id } }: Props) {
  const t = useTranslations('imports-staff.names')
  const { run, busy } = useAct(imports.confirmNames, {
    invalidates: aboutImports,
    // The button goes with the question.
    done: () => document.getElementById('import')?.focus(),
  })
  return (
    <div>
      <ActButton busy={busy} onClick={() => run({ params: { id } })}>
        {t('confirm')}
      </ActButton>
    </div>
  )
}

const upload = imports.preview.uploads.file

/** The same file in another encoding; what was read wrongly is discarded by that. */
function ReadAgain({ one: { _id: id, role }, encoding }: Props & { encoding: Encoding }) {
  const t = useTranslations('imports-staff.names')
  const navigate = useNavigate()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const { run, busy } = useAct(imports.preview, {
    invalidates: aboutImports,
    done: ({ _id: made }, { files }) => {
      keepFile(made, files.file)
      return navigate({ to: '/settings/import/$id', params: { id: made }, replace: true })
    },
    failed: (failure) => {
      if (!isAboutFile(failure, 'file')) return false
      setProblem(problemOf(failure, 'file'))
      return true
    },
  })
  const read = (file: Blob) => run({ body: { role, encoding, insteadOf: id }, files: { file } })
  const choose = (file: File) => {
    const wrong = wrongWith(file, upload)
    setProblem(wrong)
    if (!wrong) void read(file)
  }
  const kept = keptFile(id)
  if (!kept)
    return (
      <>
        <Text size="sm">{t('chooseAgain')}</Text>
        <FileChoice
          upload={upload}
          label={t('chooseFile')}
          problem={problem}
          onChoose={choose}
          disabled={busy}
        />
      </>
    )
  return (
    <div>
      <ActButton busy={busy} onClick={() => read(kept)}>
        {t('readAgain')}
      </ActButton>
    </div>
  )
}
