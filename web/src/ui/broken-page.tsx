import { Button, Container, Text, Title } from '@mantine/core'
import { isFailure } from '../plumbing/failure.ts'
import { language } from '../plumbing/language.ts'

// Texts may be what failed to load, so this page carries its own few.
const words = {
  hu: {
    title: 'Valami hiba történt',
    text: 'Az oldalt nem sikerült betölteni. Frissítsd, és folytasd ott, ahol abbahagytad.',
    network: 'Nem érjük el a szervert. Ellenőrizd az internetkapcsolatodat, aztán frissítsd az oldalt.',
    refresh: 'Frissítés',
    reference: 'Hivatkozási szám',
  },
  en: {
    title: 'Something went wrong',
    text: 'The page could not be loaded. Refresh it and carry on where you left off.',
    network: 'The server cannot be reached. Check your internet connection, then refresh the page.',
    refresh: 'Refresh',
    reference: 'Reference',
  },
}

/** What is left when a page could not be shown: why, and the one thing to do. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = words[language.get()]
  const reference = isFailure(error) ? error.requestId : null
  return (
    <Container size="xs" py={80} component="main">
      <Title order={1}>{t.title}</Title>
      <Text my="md">{isFailure(error, 'network') ? t.network : t.text}</Text>
      {reference && (
        <Text size="sm" c="dimmed" mb="md">
          {t.reference}: {reference}
        </Text>
      )}
      <Button onClick={() => location.reload()}>{t.refresh}</Button>
    </Container>
  )
}
