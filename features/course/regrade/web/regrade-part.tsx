import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { queryOf } from '#platform/web/query.ts'
import { regrade } from '../calls.ts'
import classes from './regrade.module.css'
import { RuleForm } from './rule-form.tsx'
import { Rulings } from './rulings.tsx'

const AGAIN_MS = 1_000

const rulingsQuery = (id: string) => queryOf(regrade.rulings, { params: { id } })

/** What the office rules of an exam question that proved wrong, and what it has ruled before. */
export function RegradePart({ question }: { question: string }) {
  return (
    <Loaded query={rulingsQuery(question)} skeleton={<TextSkeleton lines={4} />}>
      {(answer) => <Part question={question} answer={answer} />}
    </Loaded>
  )
}

interface Props {
  question: string
  answer: Answer<typeof regrade.rulings>
}

function Part({ question, answer: { versions, rulings, reports, isBusy } }: Props) {
  const t = useTranslations('regrade-staff')
  const [isOpen, setOpen] = useState(false)
  const heading = useMovedFocus(isOpen ? 'form' : 'part')
  useQuery({ ...rulingsQuery(question), refetchInterval: isBusy ? AGAIN_MS : false })
  const met = versions.reduce((sum, one) => sum + one.met, 0)
  return (
    <div className={classes.part}>
      <TitledPart title={t('title')} reason={t('lead')} heading={heading}>
        <Text my="sm">
          <span>{t('met', { count: met })}</span>{' '}
          {reports > 0 && <span>{t('reports', { count: reports })}</span>}
        </Text>
        {isOpen ? (
          <RuleForm
            question={question}
            versions={versions}
            isRuled={rulings.some(({ isInForce }) => isInForce)}
            onClose={() => setOpen(false)}
          />
        ) : (
          <div>
            <ActButton busy={false} off={isBusy && t('busy')} onClick={() => setOpen(true)}>
              {t('open')}
            </ActButton>
          </div>
        )}
        <Rulings rulings={rulings} />
      </TitledPart>
    </div>
  )
}
