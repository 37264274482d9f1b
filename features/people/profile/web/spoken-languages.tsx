import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Loaded } from '#platform/ui/boundary.tsx'
import { FieldSkeletons } from '#platform/ui/skeletons.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useSavedPart } from '#platform/ui/use-saved-part.ts'
import { language } from '#platform/web/language.ts'
import { queryOf } from '#platform/web/query.ts'
import { profile, SpokenForm } from '../calls.ts'
import type { Spoken } from '../spoken.ts'
import classes from './settings-page.module.css'
import { SpokenFields } from './spoken-fields.tsx'

/** As it is chosen: an empty text where there is no second language. */
interface Values {
  firstLanguage: Spoken['firstLanguage']
  secondLanguage: Spoken['firstLanguage'] | ''
}

const toBody = ({ firstLanguage, secondLanguage }: Values): Spoken => ({
  firstLanguage,
  secondLanguage: secondLanguage || null,
})
const toValues = ({ firstLanguage, secondLanguage }: Spoken): Values => ({
  firstLanguage,
  secondLanguage: secondLanguage ?? '',
})
const Form = z.pipe(z.transform(toBody), SpokenForm)

/** A student's own, for those who look for a team (decision A9). */
export function SpokenLanguages() {
  const t = useTranslations('profile.spoken')
  return (
    <section className={classes.section}>
      <Title order={3} size="h4" mb="md">
        {t('title')}
      </Title>
      <Loaded query={queryOf(profile.spoken)} skeleton={<FieldSkeletons count={2} />}>
        {({ languages }) => (
          <LanguagesForm saved={languages ?? { firstLanguage: language.get(), secondLanguage: null }} />
        )}
      </Loaded>
    </section>
  )
}

function LanguagesForm({ saved }: { saved: Spoken }) {
  const t = useTranslations('profile.spoken')
  const tu = useTranslations('ui')
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: profile.saveSpoken,
    schema: Form,
    defaults: toValues(saved),
    body: toBody,
    invalidates: [profile.spoken],
    done: () => toast({ kind: 'success', text: tu('saved') }),
  })
  useSavedPart('languages', { form, saved: toValues(saved), submit, busy, missing, forgetDraft })
  return (
    <div className={classes.form}>
      <Text>{t('hint')}</Text>
      <SpokenFields field={field} />
    </div>
  )
}
