import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type RulingKind, rulingKinds } from '#course/exam/ruling.ts'
import { languages } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { queryOf } from '#platform/web/query.ts'
import { type AskedVersion, REASON_MAX, regrade } from '../calls.ts'
import { AnswerChoice } from './answer-choice.tsx'
import { ConfirmRuling } from './confirm-ruling.tsx'
import { PreviewOf } from './preview.tsx'
import classes from './regrade.module.css'
import { namesAnswers, useRuling } from './use-ruling.ts'

interface Props {
  question: string
  versions: readonly AskedVersion[]
  /** Something is in force that can be taken back. */
  isRuled: boolean
  onClose: () => void
}

/** What is to be ruled, whose results it would change, and what students read of it. */
export function RuleForm({ question, versions, isRuled, onClose }: Props) {
  const t = useTranslations('regrade-staff')
  const { written, change, choose, asked, isWhole } = useRuling(versions)
  const { kind, answers, lowers, reasons } = written
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const { reasons: _, ...wanted } = written
  const preview = useSide({
    ...queryOf(regrade.preview, { params: { id: question }, body: wanted }),
    enabled: isWhole,
  })
  const hasReasons = languages.every((language) => reasons[language].trim() !== '')
  const ask = () => {
    setTried(true)
    if (isWhole && hasReasons && preview.data) setAsking(true)
  }
  return (
    <div className={classes.form}>
      <ChoiceGroup legend={t('form')} required>
        {rulingKinds
          .filter((one) => one !== 'as-asked' || isRuled)
          .map((one) => (
            <KindChoice key={one} kind={one} isChosen={kind === one} onChoose={() => choose(one)} />
          ))}
      </ChoiceGroup>
      <Versions
        all={versions}
        chosen={written.versions}
        onChoose={(chosen) => change({ versions: chosen })}
      />
      {asked && namesAnswers(kind) && (
        <AnswerChoice
          key={kind}
          asked={asked}
          kind={kind}
          answers={answers}
          onChange={(chosen) => change({ answers: chosen })}
        />
      )}
      <div className={classes.reasons}>
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`reason.${language}`)}
            description={t('reasonHint')}
            required
            autosize
            minRows={3}
            lang={language}
            maxLength={REASON_MAX}
            value={reasons[language]}
            error={isTried && reasons[language].trim() === '' ? t('missing') : undefined}
            onChange={({ currentTarget: { value } }) =>
              change({ reasons: { ...reasons, [language]: value } })
            }
          />
        ))}
      </div>
      <PreviewOf preview={preview} isWhole={isWhole}>
        {((preview.data?.kept ?? 0) > 0 || lowers) && (
          <CheckBox
            label={t('lowers')}
            checked={lowers}
            onChange={({ currentTarget: { checked } }) => change({ lowers: checked })}
          />
        )}
        <Group gap="sm">
          <ActButton busy={isWhole && preview.isAwaited} off={!isWhole && t('preview.choose')} onClick={ask}>
            {t('rule')}
          </ActButton>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      </PreviewOf>
      {isAsking && preview.data && (
        <ConfirmRuling
          question={question}
          written={written}
          preview={preview.data}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </div>
  )
}

interface KindProps {
  kind: RulingKind
  isChosen: boolean
  onChoose: () => void
}

function KindChoice({ kind, isChosen, onChoose }: KindProps) {
  const t = useTranslations('regrade-staff')
  return (
    <Choice type="radio" name="ruling-kind" title={t(`kinds.${kind}`)} checked={isChosen} onChange={onChoose}>
      {t(`effects.${kind}`)}
    </Choice>
  )
}

interface VersionsProps {
  all: readonly AskedVersion[]
  chosen: readonly number[]
  onChoose: (chosen: number[]) => void
}

function Versions({ all, chosen, onChoose }: VersionsProps) {
  const t = useTranslations('regrade-staff')
  if (all.length < 2) return null
  return (
    <ChoiceGroup legend={t('versions')} required>
      {all.map(({ number, met }) => (
        <Choice
          key={number}
          type="checkbox"
          checked={chosen.includes(number)}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((one) => one !== number)
            onChoose(checked ? [...others, number].toSorted((a, b) => a - b) : others)
          }}
        >
          {t('version', { number, met })}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
