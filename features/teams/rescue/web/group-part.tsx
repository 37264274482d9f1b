import { Button, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { type OwnRescue, rescue } from '../calls.ts'
import classes from './rescue.module.css'

const invalidates = [rescue.mine]

interface Props {
  rescue: OwnRescue
  isAtProject: boolean
  onBegin: (() => void) | undefined
}

/** Nobody owns a project yet: the first who says so creates it, and may hand it back. */
export function GroupPart({ rescue: { owner, can }, isAtProject, onBegin }: Props) {
  const t = useTranslations('rescue.open')
  const fullName = useFullName()
  const creating = useAct(rescue.create, {
    invalidates,
    done: () => toast({ kind: 'success', text: t('created') }),
    failed: (failure) => {
      if (!isFailure(failure, 'rescue-created')) return false
      toast({ kind: 'failure', text: t('tooLate', { name: String(failure.detail.by) }) })
      void askAgain(...invalidates)
      return true
    },
  })
  const returning = useAct(rescue.handBack, {
    invalidates,
    done: () => toast({ kind: 'success', text: t('handedBack') }),
  })
  if (owner && !can.handBack) return <Text>{t('others', { name: fullName(owner) })}</Text>
  return (
    <>
      <Text>{can.handBack ? t('mine') : t('lead')}</Text>
      {can.create && (
        <Title order={3} size="h4">
          {t('question')}
        </Title>
      )}
      <div className={classes.acts}>
        {can.create && (
          <ActButton busy={creating.busy} onClick={() => creating.run({})}>
            {t('create')}
          </ActButton>
        )}
        {can.handBack && (
          <>
            {onBegin && <Button onClick={onBegin}>{t('begin')}</Button>}
            {!isAtProject && <LinkButton to="/my-project">{t('begin')}</LinkButton>}
            <ActButton variant="default" busy={returning.busy} onClick={() => returning.run({})}>
              {t('handBack')}
            </ActButton>
          </>
        )}
      </div>
    </>
  )
}
