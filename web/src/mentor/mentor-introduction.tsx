import { Button } from '@mantine/core'
import type { Mentor } from '@rajt/contract/mentor'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { queryClient } from '../plumbing/query.ts'
import { LatePart } from '../ui/late-part.tsx'
import { useFullName } from '../ui/names.ts'
import { useTellFailure } from '../ui/tell.ts'
import { mentorQuery } from './calls.ts'

const MentorDialog = lazyPart(() => import('./mentor-dialog.tsx'))

interface Props {
  mentor: Pick<Mentor, '_id' | 'surname' | 'firstname'>
}

/** What a mentor tells of themselves, wherever one is named. */
export function MentorIntroduction({ mentor }: Props) {
  const t = useTranslations('mentor')
  const name = useFullName()(mentor)
  const tellFailure = useTellFailure()
  const [shown, setShown] = useState<Mentor | null>(null)
  const open = () => queryClient.fetchQuery(mentorQuery(mentor._id)).then(setShown, tellFailure)
  return (
    <>
      <Button variant="default" size="sm" aria-label={t('openOne', { name })} onClick={open}>
        {t('open')}
      </Button>
      <LatePart>{shown && <MentorDialog mentor={shown} onClose={() => setShown(null)} />}</LatePart>
    </>
  )
}
