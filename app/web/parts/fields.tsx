import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Upload } from '#platform/contract/call.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ChoiceGroup } from '#platform/ui/choice.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { SelfSaved } from '#platform/ui/self-saved.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { Section } from './section.tsx'

const MEGABYTE = 1024 * 1024
const picture: Upload = {
  optional: true,
  maxBytes: 5 * MEGABYTE,
  types: ['image/jpeg', 'image/png', 'image/webp'],
}

export function FieldParts() {
  const t = useTranslations('parts')
  return (
    <>
      <Section title={t('fields.title')}>
        <TextInput
          label={t('fields.email')}
          required
          description={t('fields.emailHint')}
          inputWrapperOrder={HINT_BELOW}
          defaultValue="orsi.tunde@hallgatok.example"
        />
        <TextInput
          label={t('fields.email')}
          required
          description={t('fields.emailHint')}
          inputWrapperOrder={HINT_BELOW}
          defaultValue="orsi.tunde"
          error={t('fields.wrong')}
        />
        <TextInput
          label={t('fields.closed')}
          required
          description={t('fields.closedWhy')}
          inputWrapperOrder={HINT_BELOW}
          defaultValue="AB12CD"
          disabled
        />
        <TextInput
          label={t('fields.time')}
          unit={t('fields.minutes')}
          required
          inputMode="numeric"
          defaultValue="20"
        />
        <PasswordField required label={t('fields.password')} />
        <NativeSelect
          label={t('fields.university')}
          required
          placeholder={t('fields.university')}
          options={(['szeged', 'debrecen'] as const).map((value) => ({
            value,
            label: t(`fields.universities.${value}`),
          }))}
        />
        <div>
          <Textarea
            required={false}
            label={t('fields.reason')}
            defaultValue={t('fields.reasonText')}
            rows={3}
          />
          <CharacterCount length={t('fields.reasonText').length} max={1_000} />
        </div>
        <div>
          <CheckBox label={t('fields.agreed')} defaultChecked />
          <Switch size="md" label={t('fields.notify')} defaultChecked />
        </div>
        <SelfSaved isOn busy={false} onTurn={() => undefined}>
          {t('fields.notify')}
        </SelfSaved>
        <FieldGroup legend={t('fields.pictureField')} required={!picture.optional}>
          <FileChoice
            upload={picture}
            label={t('fields.picture')}
            problem="tooLarge"
            onChoose={() => undefined}
          />
          <Sending percent={60} onCancel={() => undefined} />
        </FieldGroup>
      </Section>
      <ChoiceParts />
    </>
  )
}

function ChoiceParts() {
  const t = useTranslations('parts.choices')
  const [one, setOne] = useState<readonly number[]>([1])
  const [many, setMany] = useState<readonly number[]>([0])
  return (
    <Section title={t('title')}>
      <ChoiceGroup required legend={t('single')}>
        <Choices
          kind="single"
          name="single"
          options={[t('people.investor'), t('people.customer'), t('people.friend')]}
          chosen={one}
          onChoose={setOne}
          keys
        />
      </ChoiceGroup>
      <ChoiceGroup required={false} legend={t('multiple')}>
        <Choices
          kind="multiple"
          name="multiple"
          options={[t('questions.leading'), t('questions.lastTime'), t('questions.price')]}
          chosen={many}
          onChoose={setMany}
          keys
        />
      </ChoiceGroup>
    </Section>
  )
}
