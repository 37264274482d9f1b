import type { Role } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { TitledPart } from '../ui/titled-part.tsx'

/** Who sees something of each role; what, say the texts by the same keys. */
const viewers = {
  STUDENT: ['students', 'mentors', 'coordinators', 'office', 'anybody'],
  MENTOR: ['students', 'mentors', 'coordinators', 'office'],
  OFFICE: ['students', 'mentors', 'coordinators', 'office'],
  UNIVERSITY: ['students', 'mentors', 'coordinators', 'office'],
} as const satisfies Record<Role, readonly string[]>

export function SeenByOthers() {
  const t = useTranslations('own-data.seen')
  const { user } = useStore(session)
  if (!user) return null
  const { role } = user
  return (
    <TitledPart title={t('title')} reason={t('reason')}>
      <Facts>
        {viewers[role].map((viewer) => (
          <Fact key={viewer} name={t(`viewers.${viewer}`)}>
            {t(`${role}.${viewer}` as 'STUDENT.office')}
          </Fact>
        ))}
      </Facts>
    </TitledPart>
  )
}
