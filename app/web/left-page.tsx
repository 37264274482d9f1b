import { Button, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '#platform/ui/page.tsx'
import { addressOf } from '#platform/web/paths.ts'
import { endSessions } from '#platform/web/pending-logouts.ts'
import type { Left } from '#platform/web/session.ts'

const home = () => location.assign(addressOf('/'))

/** In the place of every page once its person is gone: nothing of theirs stays on a shared screen. */
export function LeftPage({ left }: { left: Left }) {
  if (left === 'unheard') return <Unheard />
  if (left === 'taken-over') return <TakenOver />
  // On the way to the sign-in page.
  return null
}

function TakenOver() {
  const t = useTranslations('ui.left')
  useDocumentTitle(`${t('takenOver')} · Rajt`)
  return (
    <main>
      <Page width="reading">
        <Title order={1}>{t('takenOver')}</Title>
        <Text my="md" role="alert">
          {t('takenOverText')}
        </Text>
        <Button onClick={home}>{t('goOn')}</Button>
      </Page>
    </main>
  )
}

function Unheard() {
  const t = useTranslations('ui.left')
  useDocumentTitle(`${t('loggedOut')} · Rajt`)
  useEffect(() => {
    const end = async () => {
      if (await endSessions()) home()
    }
    addEventListener('online', end)
    return () => removeEventListener('online', end)
  }, [])
  return (
    <main>
      <Page width="reading">
        <Title order={1}>{t('loggedOut')}</Title>
        <Text my="md" role="alert">
          {t('loggedOutText')}
        </Text>
      </Page>
    </main>
  )
}
