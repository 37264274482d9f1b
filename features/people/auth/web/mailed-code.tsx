import { Button, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CODE_AGAIN_SECONDS, CODE_MINUTES } from '#platform/contract/code.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useSecondsLeft } from '#platform/ui/use-seconds-left.ts'
import classes from './mailed-code.module.css'
import type { AskedCode } from './use-mailed-code.ts'

interface Props {
  code: AskedCode
  /** What the code is for, which decides how it is explained. */
  purpose: 'signIn' | 'register'
  busy: boolean
  resend: () => void
}

/** Where a mailed code is typed; nothing until one was asked for. The focus comes here, and what is said is read out. */
export function MailedCode({ code: { asked, field }, purpose, busy, resend }: Props) {
  const t = useTranslations('auth.code')
  const tf = useTranslations('ui.field')
  useEffect(() => {
    if (asked) field.current?.focus()
  }, [asked, field])
  const problem = { wrong: t('wrong'), missing: tf('required'), sent: null, again: null }
  return (
    <Stack gap="sm" className={classes.code} data-asked={asked !== null || undefined}>
      {/* There before its words, so that they are read out. */}
      <div role="status">
        {asked && (
          <Notice kind="note">
            {asked.state === 'again' ? t('again') : t(purpose, { minutes: CODE_MINUTES })}
          </Notice>
        )}
      </div>
      {asked && (
        <>
          <TextInput
            ref={field}
            label={t('label')}
            required
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            classNames={{ input: classes.input ?? '' }}
            error={problem[asked.state] && <span role="alert">{problem[asked.state]}</span>}
          />
          <Again key={asked.mails} busy={busy} resend={resend} />
        </>
      )}
    </Stack>
  )
}

/** Another code may be asked for after a minute; the seconds are shown and not read out. */
function Again({ busy, resend }: Pick<Props, 'busy' | 'resend'>) {
  const t = useTranslations('auth.code')
  const left = useSecondsLeft(CODE_AGAIN_SECONDS)
  if (left > 0)
    return (
      <Text size="sm" c="dimmed" className={classes.wait}>
        {t('wait', { seconds: left })}
      </Text>
    )
  return (
    <Button variant="subtle" size="sm" className={classes.again ?? ''} disabled={busy} onClick={resend}>
      {t('resend')}
    </Button>
  )
}
