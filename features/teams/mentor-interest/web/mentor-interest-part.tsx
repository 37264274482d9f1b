import { Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { OwnPart } from '#platform/ui/own-part.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { type MentorInterest, mentorInterest } from '../calls.ts'
import { interestsQuery } from './calls.ts'

/** A mentor tells a project without a mentor that they would take it; once told, says so. */
export default function MentorInterestPart({ project }: { project: string }) {
  const t = useTranslations('mentor-interest.part')
  const [sent, setSent] = useState(0)
  // The button that had the focus is gone.
  const heading = useMovedFocus(sent)
  const { data } = useSide(interestsQuery())
  const isOf = ({ _project }: MentorInterest) => _project._id === project
  const title = t(data?.interests.some(isOf) ? 'sentTitle' : 'title')
  return (
    <OwnPart label={title}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Loaded query={interestsQuery()} skeleton={<Skeleton height={96} />}>
        {({ interests }) =>
          interests.some(isOf) ? <Sent /> : <Send project={project} onSent={() => setSent(sent + 1)} />
        }
      </Loaded>
    </OwnPart>
  )
}

function Send({ project, onSent }: { project: string; onSent: () => void }) {
  const t = useTranslations('mentor-interest.part')
  const { run, busy } = useAct(mentorInterest.send, {
    invalidates: [mentorInterest.list],
    done: () => {
      toast({ kind: 'success', text: t('done') })
      onSent()
    },
  })
  return (
    <>
      <Text>{t('open')}</Text>
      <ActButton busy={busy} onClick={() => run({ body: { id: project } })}>
        {t('send')}
      </ActButton>
    </>
  )
}

function Sent() {
  const t = useTranslations('mentor-interest.part')
  return (
    <>
      <Text role="status">{t('sent')}</Text>
      <LinkButton variant="default" to="/project/mentor-interests">
        {t('toOwn')}
      </LinkButton>
    </>
  )
}
