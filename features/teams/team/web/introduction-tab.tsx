import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkStarts } from '#platform/contract/links.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ChosenCount, CountedHint } from '#platform/ui/character-count.tsx'
import { Choice } from '#platform/ui/choice.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { ShownState } from '#platform/ui/shown-state.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useChanged } from '#platform/ui/use-changed.ts'
import { showOnFields } from '#platform/web/form.ts'
import { TermChoice } from '#programme/terms/web/term-choice.tsx'
import { termsQuery } from '#programme/terms/web/use-terms.ts'
import {
  IntroductionFields,
  introduction,
  introductionLimits,
  type OwnIntroduction,
} from '#teams/introduction/calls.ts'
import { introductionQuery } from '#teams/introduction/web/calls.ts'
import { allSuggestions } from '#teams/matching/web/calls.ts'
import { MatchingSetting } from '#teams/matching/web/setting.tsx'
import { ContactSetting } from '#teams/mentored-project/web/contact-setting.tsx'
import classes from './team.module.css'

/** What a student who looks for a team tells of themselves: saved only, or saved and published (decision X17). */
export default function IntroductionTab() {
  const isWaiting = useAwaiting(useSide(termsQuery('focus')))
  return (
    <>
      <Loaded query={introductionQuery()} lines={24} isWaiting={isWaiting}>
        {(own) => <IntroductionForm own={own} />}
      </Loaded>
      <MatchingSetting of="student" />
      <ContactSetting />
    </>
  )
}

const empty: IntroductionFields = {
  oneLiner: '',
  introduction: '',
  facebook: '',
  linkedin: '',
  focuses: [],
  showsOnePager: false,
}
const invalidates = [introduction.mine, ...allSuggestions]

function IntroductionForm({ own }: { own: OwnIntroduction }) {
  const t = useTranslations('team.tab')
  const [saved, setSaved] = useState(own.fields ?? empty)
  const [isHiding, setHiding] = useState(false)
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: introduction.save,
    schema: IntroductionFields,
    defaults: own.fields ?? empty,
    draft: 'introduction',
    invalidates,
    resetTo: ({ fields }) => fields ?? empty,
    done: ({ fields }) => {
      setSaved(fields ?? empty)
      toast({ kind: 'success', text: t('saved') })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed') }),
  })
  const publishing = useAct(introduction.publish, {
    invalidates,
    done: ({ fields }) => {
      forgetDraft()
      form.reset(fields ?? empty)
      setSaved(fields ?? empty)
      toast({ kind: 'success', text: t('publishedNow') })
    },
    failed: (failure) => showOnFields(form, failure),
  })
  const publish = form.handleSubmit((body) => publishing.run({ body }))
  /** Until it is published, that is what is to be done with it; from then on whatever is saved is seen. */
  const asksToPublish = !own.isInTeam && !own.isPublished
  const discard = () => {
    form.reset(saved)
    forgetDraft()
  }
  const below = (description: ReactNode) => ({ description, inputWrapperOrder: HINT_BELOW })
  const { oneLiner, introduction: whole } = introductionLimits
  const { control } = form
  const tooMany = t('tooMany', { max: introductionLimits.focuses })
  const focuses = field('focuses', { count: tooMany, max: tooMany })
  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Text>{t('lead')}</Text>
        <ShownState
          words={t(own.isInTeam ? 'inTeam' : own.isPublished ? 'published' : 'unpublished')}
          hide={own.isPublished && { word: t('hide'), onPress: () => setHiding(true) }}
        />
        <TextInput
          label={t('oneLiner')}
          {...below(
            <CountedHint hint={t('oneLinerHint')} control={control} name="oneLiner" max={oneLiner} />,
          )}
          {...field('oneLiner', { missing: t('missing.oneLiner') })}
        />
        <Textarea
          label={t('introduction')}
          rows={7}
          {...below(
            <CountedHint hint={t('introductionHint')} control={control} name="introduction" max={whole} />,
          )}
          {...field('introduction', { missing: t('missing.introduction') })}
        />
        <TermChoice
          kind="focus"
          legend={t('focuses')}
          box={form.register('focuses')}
          required={focuses.required}
          count={<ChosenCount control={control} name="focuses" max={introductionLimits.focuses} />}
          error={focuses.error}
        />
        {(['linkedin', 'facebook'] as const).map((name) => (
          <TextInput
            key={name}
            type="url"
            label={t(name)}
            autoComplete="off"
            {...below(t('linkHint', { start: linkStarts[name] }))}
            {...field(name, { format: t('linkStart', { start: linkStarts[name] }) })}
          />
        ))}
        <Choice type="checkbox" {...form.register('showsOnePager')}>
          {t('showsOnePager')}
        </Choice>
        <SaveBar
          changed={useChanged(form, saved)}
          busy={busy}
          missing={missing}
          onDiscard={discard}
          {...(asksToPublish && { word: t('save'), isNext: false })}
        >
          {asksToPublish && (
            <ActButton busy={publishing.busy} onClick={() => publish()}>
              {t('publish')}
            </ActButton>
          )}
        </SaveBar>
      </form>
      {isHiding && <HideDialog onClose={() => setHiding(false)} />}
    </>
  )
}

function HideDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team.tab')
  const { run, busy } = useAct(introduction.withdraw, {
    invalidates,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('hidden') })
    },
  })
  return (
    <ConfirmDialog
      title={t('hideTitle')}
      confirm={t('hide')}
      busy={busy}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      <Text>{t('hideEffect')}</Text>
    </ConfirmDialog>
  )
}
