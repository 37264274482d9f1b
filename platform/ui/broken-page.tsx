import { Button, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { isFailure } from '#platform/web/failure.ts'
import { language } from '#platform/web/language.ts'
import { isReachable, whenReachable } from '#platform/web/reachable.ts'
import { reloadOnce } from '#platform/web/reload-once.ts'
import { EmptyState } from './empty-state.tsx'
import { Page } from './page.tsx'

// Texts may be what failed to load, so this page carries its own few.
const words = {
  hu: {
    title: 'Valami hiba történt',
    awayTitle: 'Nincs kapcsolat',
    outdatedTitle: 'Frissítsd az oldalt',
    text: 'Az oldalt nem sikerült betölteni. Frissítsd, és folytasd ott, ahol abbahagytad.',
    network:
      'Nem érjük el a szervert. Ellenőrizd az internetkapcsolatodat: amint lesz kapcsolat, az oldal magától betöltődik.',
    outdated:
      'Ez a rész nem töltődött be. Lehet, hogy közben megjelent a Rajt új változata: frissítsd az oldalt, és folytasd ott, ahol abbahagytad.',
    refresh: 'Frissítés',
    reference: 'Hivatkozási szám',
  },
  en: {
    title: 'Something went wrong',
    awayTitle: 'No connection',
    outdatedTitle: 'Refresh the page',
    text: 'The page couldn’t be loaded. Refresh it and carry on where you left off.',
    network:
      'Rajt can’t be reached. Check your internet connection: the page will load as soon as you are back online.',
    outdated:
      'This part didn’t load. There may be a new version of Rajt: refresh the page and carry on where you left off.',
    refresh: 'Refresh',
    reference: 'Reference',
  },
}

/** What is left when nothing could be shown, not even a frame. */
export const BrokenPage = ({ error }: { error: unknown }) => (
  <main>
    <BrokenPart error={error} />
  </main>
)

/** In the place of a page that could not be shown. */
export const BrokenPart = ({ error }: { error: unknown }) => (
  <Page width="reading">
    <Broken error={error} />
  </Page>
)

/** Why it could not be shown, and the one thing to do. Without a network it comes by itself. */
function Broken({ error }: { error: unknown }) {
  const t = words[language.get()]
  const reference = isFailure(error) ? error.requestId : null
  const isAway = isFailure(error, 'network')
  const isOutdated = isFailure(error, 'outdated')
  // Loaded anew and not only drawn anew: of a page that arrived in part, its styles may be missing.
  const comesByItself = isAway || isOutdated
  useEffect(() => {
    if (!comesByItself) return
    let isShown = true
    // Of another release, or of a network that is back by now: a browser does not ask again for a script that failed.
    void isReachable().then((isThere) => isThere && isShown && reloadOnce())
    const stopWaiting = whenReachable(() => location.reload())
    return () => {
      isShown = false
      stopWaiting()
    }
  }, [comesByItself])
  return (
    <>
      <Title order={1}>{isAway ? t.awayTitle : isOutdated ? t.outdatedTitle : t.title}</Title>
      <EmptyState line={isAway ? 'gap' : 'ends'}>
        <Text role="alert" data-away={isAway || undefined}>
          {isAway ? t.network : isOutdated ? t.outdated : t.text}
        </Text>
        {reference && (
          <Text size="sm" c="dimmed">
            {t.reference}: {reference}
          </Text>
        )}
        <Button onClick={() => location.reload()}>{t.refresh}</Button>
      </EmptyState>
    </>
  )
}
