import { Button, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { auth } from '#people/auth/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { session, updateUser } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { security } from '../calls.ts'
import classes from './security.module.css'

interface Props {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, this once: to print, to download, to write down. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useTranslations('security.codes')
  // Whoever had to set it up may go everywhere once the codes were seen.
  const { run, busy } = useAct(auth.user, {
    invalidates: [security.secondFactor],
    done: ({ user }) => {
      updateUser(user)
      onDone()
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.form}>
      <div className={classes.printed}>
        <Title order={4} size="h5" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        <Text my="sm">{t('text')}</Text>
        <div className={classes.once}>
          <Notice kind="problem">{t('once')}</Notice>
        </div>
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.acts}>
        <Download codes={codes} />
        <Button variant="default" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <div className={classes.acts}>
        <ActButton busy={busy} onClick={() => run({})}>
          {t('done')}
        </ActButton>
      </div>
    </div>
  )
}

function Download({ codes }: Pick<Props, 'codes'>) {
  const t = useTranslations('security.codes')
  const { user } = useStore(session)
  const download = () => {
    const lines = [t('fileTitle', { email: user?.email ?? '' }), '', ...codes, '']
    const url = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = t('fileName')
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button variant="default" onClick={download}>
      {t('download')}
    </Button>
  )
}
