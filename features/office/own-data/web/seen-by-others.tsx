import { useTranslations } from 'use-intl'
import type { User } from '#people/auth/calls.ts'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './own-data.module.css'

/** Who sees something of whom; what, say the texts by the same keys. */
const viewers = {
  STUDENT: ['students', 'mentors', 'coordinators', 'office', 'anybody'],
  SECOND_STUDENT: ['students', 'owners', 'team', 'mentors', 'coordinators', 'office', 'anybody'],
  MENTOR: ['students', 'mentors', 'coordinators', 'office'],
  SECOND_MENTOR: ['students', 'team', 'mentors', 'coordinators', 'office'],
  OFFICE: ['students', 'mentors', 'coordinators', 'office'],
  UNIVERSITY: ['students', 'mentors', 'coordinators', 'office'],
} as const

/** Students and mentors are seen by more people once there are teams. */
function kindOf({ role, context }: User): keyof typeof viewers {
  const isSecond = context.CURRENT_SEMESTER === 2
  return isSecond && (role === 'STUDENT' || role === 'MENTOR') ? `SECOND_${role}` : role
}

export function SeenByOthers() {
  const t = useTranslations('own-data.seen')
  const { user } = useStore(session)
  if (!user) return null
  const kind = kindOf(user)
  return (
    <TitledPart level={3} title={t('title')} reason={t('reason')}>
      <Facts areHeads>
        {viewers[kind].map((viewer) => (
          <Fact key={viewer} name={t(`viewers.${viewer}`)}>
            <Lines text={t(`${kind}.${viewer}` as 'STUDENT.office')} />
          </Fact>
        ))}
      </Facts>
    </TitledPart>
  )
}

/** One thing a line. */
function Lines({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  if (others.length === 0) return first
  return (
    <ul className={classes.lines}>
      {[first, ...others].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
