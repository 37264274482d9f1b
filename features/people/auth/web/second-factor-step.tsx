import { Anchor, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { wordsOf } from '#platform/ui/failure-words.ts'
import { useRefusalText } from '#platform/ui/field.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'

interface Props {
  /** Of the last try; null before the first one. */
  failure: unknown
  busy: boolean
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** Sign-in's second step: the code of the app, or a recovery code. Loaded for those who need it. */
export function SecondFactorStep({ failure, busy, onCode, onBack }: Props) {
  const t = useTranslations('auth.secondFactor')
  const [takesRecovery, setTakesRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const words = useStepWords(failure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code, or another try, begins in the field
  useEffect(() => input.current?.select(), [takesRecovery, failure])
  useOwnTitle(t('title'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onCode(input.current?.value ?? '')
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('title')}</Title>
        <Text>{takesRecovery ? t('recoveryText') : t('text')}</Text>
        {words.page && <Notice kind="problem">{words.page}</Notice>}
        <TextInput
          key={String(takesRecovery)}
          ref={input}
          label={takesRecovery ? t('recoveryCode') : t('code')}
          required
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoComplete={takesRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={words.field}
        />
        <ActButton type="submit" fullWidth busy={busy}>
          {t('submit')}
        </ActButton>
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          data-own-line
          onClick={() => setTakesRecovery(!takesRecovery)}
        >
          {takesRecovery ? t('useApp') : t('useRecovery')}
        </Anchor>
        {takesRecovery && <Text size="sm">{t('lost')}</Text>}
        <Anchor component="button" type="button" size="sm" ta="start" data-own-line onClick={onBack}>
          {t('back')}
        </Anchor>
      </Stack>
    </form>
  )
}

/** What is about the code stands at its field, everything else above. */
function useStepWords(failure: unknown): { field?: string | undefined; page?: string } {
  const t = useTranslations('auth.login')
  const refusalText = useRefusalText()
  const spoken = useStore(language)
  if (failure === null) return {}
  if (isFailure(failure, 'second-factor-needed')) return { field: refusalText({ rule: 'required' }) }
  if (isFailure(failure, 'second-factor-wrong')) return { field: wordsOf(failure, spoken) }
  if (isFailure(failure, 'invalid-request')) return { field: refusalText(failure.fields.secondFactor) }
  if (isFailure(failure, 'too-many-requests')) return { page: wordsOf(failure, spoken) }
  return { page: isFailure(failure, 'network') ? t('networkError') : t('otherError') }
}
