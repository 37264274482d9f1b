import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Path } from '#platform/web/paths.ts'
import { LinkButton } from './links.tsx'
import { useOwnTitle } from './title.tsx'

interface Props {
  heading: string
  children: ReactNode
  /** The one thing to do next. */
  next?: { to: Path; label: string }
}

/** The end of a short way: what happened, and where it goes on. */
export function ResultPage({ heading, children, next }: Props) {
  useOwnTitle(heading)
  return (
    <Stack gap="lg">
      <Title order={1}>{heading}</Title>
      <Text component="div">{children}</Text>
      {next && <LinkButton to={next.to}>{next.label}</LinkButton>}
    </Stack>
  )
}
