import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LessonUses } from '#course/course/web/lesson-uses.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain, queryOf } from '#platform/web/query.ts'
import { glossary } from '../calls.ts'
import type { GlossaryTerm } from '../parts.ts'

interface Props {
  term: GlossaryTerm
  onClose: () => void
}

/** Asks before a term is deleted; of one that lessons name, says which. */
export function RemoveTerm({ term: { _id: id, word }, onClose }: Props) {
  const t = useTranslations('glossary-staff')
  const query = queryOf(glossary.one, { params: { id } })
  const { data } = useSide(query)
  const isUsed = data?.can.remove === false
  const told = toastResult({ done: t('done.remove'), failed: t('failed') }, onClose)
  const { run, busy } = useAct(glossary.remove, {
    invalidates: [glossary.list],
    ...told,
    failed: (failure) => {
      // A lesson has come to name it since: now the dialog says which.
      if (isFailure(failure, 'glossary-term-in-use')) void askAgain(glossary.one)
      return told.failed()
    },
  })
  return (
    <ConfirmDialog
      title={t(isUsed ? 'inUse' : 'removeTitle')}
      confirm={t('remove')}
      danger
      busy={busy}
      isOver={isUsed}
      onConfirm={() => run({ params: { id } })}
      onClose={onClose}
    >
      <Text fw={600}>{word}</Text>
      <Loaded query={query} skeleton={<TextSkeleton lines={2} />}>
        {({ can, usedBy }) =>
          can.remove ? (
            <Text>{t('removeEffect')}</Text>
          ) : (
            <>
              <Text>{t('used')}</Text>
              <LessonUses usedBy={usedBy} />
            </>
          )
        }
      </Loaded>
    </ConfirmDialog>
  )
}
