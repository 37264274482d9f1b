import type { ButtonProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { useIsReader } from '#platform/web/office-scope.ts'
import type { Queue } from '../calls.ts'

/** The one way into a queue: its list with the first one open, where the list can be gone through. */
export function QueueWay({ queue: { kind, file }, isFirst }: { queue: Queue; isFirst: boolean }) {
  const t = useTranslations('today-staff')
  const look: ButtonProps = { variant: isFirst ? 'filled' : 'default', size: 'md' }
  const word = t(`ways.${kind}`)
  // Pages that consist of acts are closed to them (decision 24).
  const isReader = useIsReader()
  if (isReader && (kind === 'rescue' || kind === 'imports')) return null
  switch (kind) {
    case 'registrations':
      return (
        <LinkButton {...look} to="/registration-confirmation" search={{ status: ['WAITING'], open: 'first' }}>
          {word}
        </LinkButton>
      )
    case 'remarks':
      return (
        <LinkButton {...look} to="/desk" search={{ status: ['NEW'], open: 'first' }}>
          {word}
        </LinkButton>
      )
    case 'names':
      return (
        <LinkButton {...look} to="/desk/names" search={{ status: ['WAITING'], open: 'first' }}>
          {word}
        </LinkButton>
      )
    case 'mails':
      return (
        <LinkButton {...look} to="/desk/mails" search={{ states: ['REFUSED', 'GIVEN_UP'] }}>
          {word}
        </LinkButton>
      )
    case 'requests':
      return (
        <LinkButton {...look} to="/desk" hash="stuck-requests">
          {word}
        </LinkButton>
      )
    case 'questions':
      return (
        <LinkButton {...look} to="/desk/dated-questions">
          {word}
        </LinkButton>
      )
    case 'rescue':
      return (
        <LinkButton {...look} to="/rescue">
          {word}
        </LinkButton>
      )
    case 'imports':
      return file ? (
        <LinkButton {...look} to="/settings/import/$id" params={{ id: file._id }}>
          {word}
        </LinkButton>
      ) : (
        <LinkButton {...look} to="/settings/import">
          {word}
        </LinkButton>
      )
  }
}
