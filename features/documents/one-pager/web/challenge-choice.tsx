import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Challenge } from '#documents/challenge/calls.ts'
import { ChallengeCard } from '#documents/challenge/web/challenge-card.tsx'
import { ChallengeDetails } from '#documents/challenge/web/challenge-details.tsx'
import { ChallengeList } from '#documents/challenge/web/challenge-list.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import classes from './one-pager.module.css'

interface Props {
  chosen: Challenge | null
  onChoose: (challenge: Challenge) => void
  /** Why it cannot be left like this. */
  problem: string | null
}

/** The challenges with their free slots; the slot itself is taken with the handing in (decision O1). */
export function ChallengeChoice({ chosen, onChoose, problem }: Props) {
  const t = useTranslations('one-pager.challenge')
  const tc = useTranslations('challenge')
  const [shown, setShown] = useState<Challenge | null>(null)
  return (
    <FieldGroup legend={t('legend')} required data-field="challenge">
      <ChallengeList>
        {(one) => {
          const isChosen = chosen?._id === one._id
          const choice = { isChosen, isInvalid: problem !== null, onChoose: () => onChoose(one) }
          return (
            <ChallengeCard
              key={one._id}
              challenge={one}
              {...((one.closedBy === null || isChosen) && { choice })}
            >
              <Button
                className={classes.details}
                variant="subtle"
                size="sm"
                aria-label={tc('detailsOf', { title: one.title })}
                onClick={() => setShown(one)}
              >
                {tc('details')}
              </Button>
            </ChallengeCard>
          )
        }}
      </ChallengeList>
      <FieldError>{problem}</FieldError>
      {shown && (
        <Dialog title={shown.title} onClose={() => setShown(null)}>
          <ChallengeDetails challenge={shown} />
        </Dialog>
      )}
    </FieldGroup>
  )
}
