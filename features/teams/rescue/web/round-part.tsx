import { Text } from '@mantine/core'
import { Send, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { Tag } from '#platform/ui/tag.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type RescueRound, rescue } from '../calls.ts'
import classes from './rescue.module.css'
import { AgainDialog, SendDialog } from './round-dialogs.tsx'

const kinds = { NONE: 'quiet', DRAFT: 'open', SENT: 'good' } as const

/** Why there is nobody to propose a team to: it may be too early, or there may be owners alone. */
function nobodyOf({ counts }: RescueRound): 'nobody' | 'owners' | 'notEntered' {
  if (counts.notEntered > 0) return 'notEntered'
  return counts.ownersAlone > 0 ? 'owners' : 'nobody'
}
const countOf = ({ counts }: RescueRound) => counts.notEntered || counts.ownersAlone

/** How the round stands, and what the office does with it. */
export function RoundPart({ round }: { round: RescueRound }) {
  const t = useTranslations('rescue-staff')
  const format = useFormatter()
  const { status, changedBy, changedAt, counts, teamDeadline } = round
  const dateOf = useShortMoment()
  const shown = [
    'withoutTeam',
    'ownersAlone',
    ...(counts.notEntered > 0 ? (['notEntered'] as const) : []),
    ...(status === 'NONE' ? [] : (['placed', 'unplaced'] as const)),
  ] as const
  return (
    <section className={classes.card}>
      <div className={classes.acts}>
        <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
        {changedBy && changedAt && (
          <Text size="sm" c="dimmed">
            {t('changed', { name: changedBy, date: dateOf(changedAt) })}
          </Text>
        )}
      </div>
      <div className={classes.figures}>
        <Facts isStrong>
          {shown.map((name) => (
            <Fact key={name} name={t(`counts.${name}`)}>
              {format.number(counts[name])}
            </Fact>
          ))}
          {status === 'SENT' && <Fact name={t('counts.settled')}>{format.number(counts.settled)}</Fact>}
          <Fact name={t('counts.deadline')}>{dateOf(teamDeadline)}</Fact>
        </Facts>
      </div>
      <Acts round={round} />
    </section>
  )
}

function Acts({ round }: { round: RescueRound }) {
  const t = useTranslations('rescue-staff')
  const [asks, setAsks] = useState<'again' | 'send' | null>(null)
  const { run, busy } = useAct(rescue.propose, {
    invalidates: [rescue.round],
    done: () => toast({ kind: 'success', text: t('proposed') }),
  })
  const isDraft = round.status === 'DRAFT'
  const isLate = new Date(round.teamDeadline).getTime() <= Date.now()
  const off =
    !round.can.propose && (isLate ? t('off.late') : t(`off.${nobodyOf(round)}`, { count: countOf(round) }))
  const close = () => setAsks(null)
  return (
    <div className={classes.acts}>
      {isDraft && (
        <ActButton
          busy={false}
          off={!round.can.send && t(isLate ? 'off.late' : 'off.nobody')}
          leftSection={<Send size={18} aria-hidden="true" />}
          onClick={() => setAsks('send')}
        >
          {t('send')}
        </ActButton>
      )}
      <ActButton
        variant={isDraft ? 'default' : 'filled'}
        busy={busy}
        off={isDraft && isLate ? false : off}
        leftSection={<Sparkles size={18} aria-hidden="true" />}
        onClick={() => (isDraft ? setAsks('again') : run({ body: { revision: round.revision } }))}
      >
        {t(round.status === 'NONE' ? 'propose' : 'again')}
      </ActButton>
      {asks === 'again' && <AgainDialog round={round} onClose={close} />}
      {asks === 'send' && <SendDialog round={round} onClose={close} />}
    </div>
  )
}
