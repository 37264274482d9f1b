import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LessonUses } from '#course/course/web/lesson-uses.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EntryActs } from '#platform/ui/entry-acts.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useEditConflict } from '#platform/ui/use-edit-conflict.ts'
import { queryOf } from '#platform/web/query.ts'
import { glossary } from '../calls.ts'
import { type GlossaryTerm, type TermDetails, TermFields } from '../parts.ts'
import { RemoveTerm } from './remove-term.tsx'
import { TermDialog } from './term-fields.tsx'

/** Changing and deleting a term, for the writers of the course. */
export default function TermActs({ term }: { term: GlossaryTerm }) {
  const t = useTranslations('glossary-staff')
  const { fields, word } = term
  if (!fields) return null
  return (
    <EntryActs
      words={{ edit: t('edit'), remove: t('remove') }}
      names={{ edit: t('editOne', { word }), remove: t('removeOne', { word }) }}
      edit={(onClose) => <EditTerm term={term} fields={fields} onClose={onClose} />}
      remove={(onClose) => <RemoveTerm term={term} onClose={onClose} />}
    />
  )
}

interface Props {
  term: GlossaryTerm
  fields: TermFields
  onClose: () => void
}

function EditTerm({ term: { _id: id, editedAt: read }, fields, onClose }: Props) {
  const t = useTranslations('glossary-staff')
  const { editedAt, told } = useEditConflict({ done: t('done.edit'), failed: t('failed') }, onClose, {
    editedAt: read,
    shownBy: [glossary.list, glossary.one],
  })
  const form = useCallForm({
    call: glossary.edit,
    schema: TermFields,
    defaults: fields,
    draft: `term.${id}`,
    params: { id },
    body: (values) => ({ ...values, editedAt }),
    invalidates: [glossary.list, glossary.one],
    ...told,
  })
  return (
    <TermDialog title={t('editTitle')} form={form} onClose={onClose}>
      <Loaded query={queryOf(glossary.one, { params: { id } })} skeleton={<TextSkeleton lines={3} />}>
        {(details) => <Facts details={details} />}
      </Loaded>
    </TermDialog>
  )
}

/** Who wrote it, and the lessons that name it. */
function Facts({ details }: { details: TermDetails }) {
  const t = useTranslations('glossary-staff')
  const fullName = useFullName()
  const { key, addedAt, addedBy, editedAt, editedBy, usedBy } = details
  const moment = useShortMoment()
  return (
    <div>
      <Text size="sm">{t('link', { address: `/glossary/${key}` })}</Text>
      {addedBy && <Text size="sm">{t('added', { name: fullName(addedBy), at: moment(addedAt) })}</Text>}
      {editedAt && editedBy && (
        <Text size="sm">{t('edited', { name: fullName(editedBy), at: moment(editedAt) })}</Text>
      )}
      <LessonUses usedBy={usedBy} />
    </div>
  )
}
