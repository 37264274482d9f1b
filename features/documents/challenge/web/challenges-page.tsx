import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { Page } from '#platform/ui/page.tsx'
import { TitleRow } from '#platform/ui/title-row.tsx'
import type { Challenge } from '../calls.ts'
import { AddChallenge } from './add-challenge.tsx'
import classes from './challenge.module.css'
import { ChallengeActs } from './challenge-acts.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { ChallengeDetails } from './challenge-details.tsx'
import { ChallengeList } from './challenge-list.tsx'

/** The partner challenges of the semester, for the office that keeps them (spec 2: corporate-problems). */
export function ChallengesPage() {
  const t = useTranslations('challenge-staff')
  const [shown, setShown] = useState<Challenge | null>(null)
  return (
    <Page>
      <TitleRow title={<Title order={1}>{t('title')}</Title>}>
        <ForActing>
          <AddChallenge />
        </ForActing>
      </TitleRow>
      <Text className={classes.intro} mb="lg">
        {t('intro')}
      </Text>
      <ChallengeList>
        {(one) => (
          <ChallengeCard key={one._id} challenge={one}>
            <div className={classes.acts}>
              <DetailsButton challenge={one} onOpen={() => setShown(one)} />
              {(one.can.edit || one.can.remove) && <ChallengeActs challenge={one} />}
            </div>
          </ChallengeCard>
        )}
      </ChallengeList>
      {shown && (
        <Dialog title={shown.title} onClose={() => setShown(null)}>
          <ChallengeDetails challenge={shown} />
        </Dialog>
      )}
    </Page>
  )
}

function DetailsButton({ challenge, onOpen }: { challenge: Challenge; onOpen: () => void }) {
  const t = useTranslations('challenge')
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('detailsOf', { title: challenge.title })}
      onClick={onOpen}
    >
      {t('details')}
    </Button>
  )
}
