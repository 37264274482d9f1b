import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import classes from '#teams/mentor-profile/web/mentor.module.css'
import { mentorSuggestion } from '#teams/mentor-suggestion/calls.ts'
import { useAskState } from '#teams/request/web/ask-state.ts'
import { type Mentor, mentor as mentors } from '../calls.ts'

/** How many projects a mentor may still take, and what there is between them and the reader's team. */
export function PlacesLeft({ mentoring, contact }: Mentor) {
  const t = useTranslations('mentor')
  const askState = useAskState()
  if (!mentoring) return null
  const { remaining, apply, suggest } = mentoring
  const isInTeam = apply !== null || suggest !== null
  // Students are told how to reach a mentor only when that mentor mentors them (decision X15).
  const isOurs = isInTeam && contact !== null
  // That no place is left is said already.
  const why = isOurs ? t('ours') : askState(apply === 'mentor-full' ? null : apply)
  return (
    <span className={classes.places}>
      {t('left', { count: remaining })}
      {why && <span className={classes.state}>{why}</span>}
    </span>
  )
}

interface AskProps {
  mentor: Mentor
  onAsk: () => void
}

/** An owner applies to a mentor. */
export function AskAct({ mentor, onAsk }: AskProps) {
  const t = useTranslations('request-mentor-application')
  const fullName = useFullName()
  if (mentor.mentoring?.apply !== 'ok') return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('askOne', { name: fullName(mentor) })}
      onClick={onAsk}
    >
      {t('ask')}
    </Button>
  )
}

/** A member suggests a mentor to the owner of the team, and may take it back (decision P9). */
export function SuggestAct({ mentor }: { mentor: Mentor }) {
  const t = useTranslations('mentor')
  const fullName = useFullName()
  const told = (words: string) => ({
    invalidates: [mentors.find],
    done: () => toast({ kind: 'success', text: words }),
  })
  const suggesting = useAct(mentorSuggestion.suggest, told(t('suggest.done')))
  const withdrawing = useAct(mentorSuggestion.withdraw, told(t('suggest.withdrawn')))
  const suggest = mentor.mentoring?.suggest
  if (suggest !== 'ok' && suggest !== 'suggested') return null
  const isSuggested = suggest === 'suggested'
  const { run, busy } = isSuggested ? withdrawing : suggesting
  const name = fullName(mentor)
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={busy}
      aria-label={isSuggested ? t('suggest.withdrawOne', { name }) : t('suggest.one', { name })}
      onClick={() => run({ params: { id: mentor._id } })}
    >
      {t(`suggest.${suggest}`)}
    </Button>
  )
}

/** Who of the reader's own team suggests this mentor. */
export function SuggestedBy({ mentor }: { mentor: Mentor }) {
  const t = useTranslations('mentor')
  const fullName = useFullName()
  const members = mentor.mentoring?.suggestedBy ?? []
  if (members.length === 0) return null
  return (
    <Text component="span" display="block" size="sm" c="dimmed">
      {t('suggestedBy', { names: members.map(fullName).join(', ') })}
    </Text>
  )
}
