import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { User } from '#people/auth/calls.ts'
import { ownQuery } from '#people/name-change/web/calls.ts'
import { OwnName } from '#people/name-change/web/own-name.tsx'
import { WithAddresses } from '#platform/ui/contact-links.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { SavedTogether } from '#platform/ui/save-bar.tsx'
import { Settled } from '#platform/ui/settled.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useSavedPart } from '#platform/ui/use-saved-part.ts'
import { isAboutFields } from '#platform/web/failure.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session, updateUser } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { ProfileForm, profile } from '../calls.ts'
import { IdentityCard } from './identity-card.tsx'
import { PictureInput } from './picture-input.tsx'
import classes from './settings-page.module.css'
import { SpokenLanguages } from './spoken-languages.tsx'

// Nobody but the office has it.
const OwnScope = lazyComponent(() => import('#people/people/web/own-scope.tsx'))

/** Spec 3: Profile. */
export function ProfileTab() {
  const { user } = useStore(session)
  const isWaiting = useAwaiting(useSide({ ...ownQuery(), enabled: user?.role === 'STUDENT' }))
  if (!user) return null
  return (
    <>
      <PictureInput user={user} />
      {user.role === 'STUDENT' && <OwnName />}
      <Settled isWaiting={isWaiting}>
        <SavedTogether className={classes.saved}>
          <NameFields user={user} />
          {user.role === 'STUDENT' && <SpokenLanguages />}
          {user.role === 'STUDENT' && <IdentityCard />}
        </SavedTogether>
        <Fixed user={user} />
        {user.officeScope && (
          <LatePart fallback={null}>
            <OwnScope scope={user.officeScope} />
          </LatePart>
        )}
      </Settled>
    </>
  )
}

const namesOf = ({ surname, firstname, username }: User) => ({
  surname,
  firstname,
  username: username ?? '',
})

/** The name is there as it was confirmed, however it is written. */
const OfStudent = z.extend(ProfileForm, { surname: z.string(), firstname: z.string() })

/** A student's name is the confirmed one, and is not among the fields (decision Y1). */
function NameFields({ user }: { user: User }) {
  const t = useTranslations('profile')
  const tu = useTranslations('ui')
  const isStudent = user.role === 'STUDENT'
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: profile.save,
    schema: isStudent ? OfStudent : ProfileForm,
    defaults: namesOf(user),
    draft: `profile.${user._id}`,
    body: ({ username, ...names }) => (isStudent ? { username } : { ...names, username }),
    resetTo: ({ user }) => namesOf(user),
    done: ({ user }) => {
      updateUser(user)
      toast({ kind: 'success', text: tu('saved') })
    },
    failed: (failure) => !isAboutFields(failure) && toast({ kind: 'failure', text: t('unsuccessful') }),
  })
  useSavedPart('names', { form, saved: namesOf(user), submit, busy, missing, forgetDraft })
  // As where one registers: what a name may hold is said once one breaks it.
  const nameField = (name: 'surname' | 'firstname') => {
    const own = field(name, { missing: t(`profile.missing.${name}`) })
    const broken = form.formState.errors[name]?.type
    const description = broken !== undefined && broken !== 'required' && t('profile.nameHint')
    return { label: t(`profile.${name}`), description, inputWrapperOrder: HINT_BELOW, ...own }
  }
  return (
    <div className={classes.form}>
      {!isStudent && (
        <>
          <TextInput autoComplete="family-name" {...nameField('surname')} />
          <TextInput autoComplete="given-name" {...nameField('firstname')} />
        </>
      )}
      <TextInput
        label={t('profile.username')}
        autoComplete="username"
        description={t('profile.usernameHint')}
        inputWrapperOrder={HINT_BELOW}
        {...field('username', { missing: t('profile.missing.username') })}
      />
    </div>
  )
}

/** Changed by staff only (decision A7). */
function Fixed({ user }: { user: User }) {
  const contact = useContact()
  const t = useTranslations('profile.profile')
  const { nameOf } = useUniversities()
  const fields = [
    { label: t('email'), value: <MailAddress>{user.email}</MailAddress>, isCode: true },
    { label: t('neptun'), value: user.neptun, isCode: true },
    { label: t('university'), value: user.university && nameOf(user.university) },
  ].filter(({ value }) => value)
  return (
    <section className={classes.section}>
      <Title order={3} size="h4" mb="md">
        {t('fixed')}
      </Title>
      <dl className={classes.fixed}>
        {fields.map(({ label, value, isCode }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={isCode ? 'no' : 'yes'}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text c="dimmed" mt="md">
        <WithAddresses words={t(user.role === 'STUDENT' ? 'fixedHint' : 'fixedHintStaff', { contact })} />
      </Text>
    </section>
  )
}
