import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import type { ProjectView } from '#teams/project/calls.ts'
import classes from '#teams/team/web/team.module.css'
import { type Correction, CorrectionDialog, takesAway } from './correction-dialog.tsx'

/** Which corrections make sense of a team as it is. */
const offeredOf = ({ members, mentor, remainingSeats }: ProjectView): Correction[] => [
  ...(remainingSeats > 0 ? (['add'] as const) : []),
  ...(members.length > 1 ? (['remove', 'handOver'] as const) : []),
  'setMentor',
  ...(mentor ? (['removeMentor'] as const) : []),
  'dissolve',
]

/** What the office alone does with a team, each with a reason (decision P6): below a published project. */
export default function TeamCorrections({ view }: { view: ProjectView }) {
  const t = useTranslations('team-corrections-staff')
  const [open, setOpen] = useState<Correction | null>(null)
  return (
    <section className={classes.part} aria-label={t('title')}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <Text c="dimmed">{t('lead')}</Text>
      <div className={classes.acts}>
        {offeredOf(view).map((one) =>
          takesAway.has(one) ? (
            <TakingButton key={one} onClick={() => setOpen(one)}>
              {t(`${one}.open`)}
            </TakingButton>
          ) : (
            <Button key={one} variant="default" onClick={() => setOpen(one)}>
              {t(`${one}.open`)}
            </Button>
          ),
        )}
      </div>
      {open && <CorrectionDialog correction={open} view={view} onClose={() => setOpen(null)} />}
    </section>
  )
}
