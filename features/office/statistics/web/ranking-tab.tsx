import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { SelfSaved } from '#platform/ui/self-saved.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { statistics } from '../calls.ts'
import { studentsQuery } from './calls.ts'
import classes from './statistics.module.css'

/** Whether others see the own username in the ranking (decision T2). */
export default function RankingTab() {
  return (
    <Loaded query={studentsQuery()} lines={3}>
      {({ isNamed }) => <NameChoice isNamed={isNamed ?? true} />}
    </Loaded>
  )
}

function NameChoice({ isNamed }: { isNamed: boolean }) {
  const t = useTranslations('statistics.tab')
  const { run, busy } = useAct(statistics.name, {
    invalidates: [statistics.students],
    done: ({ isNamed: now }) => toast({ kind: 'success', text: t(now ? 'shown' : 'hidden') }),
  })
  return (
    <div className={classes.choices}>
      <SelfSaved
        isOn={isNamed}
        busy={busy}
        onTurn={(next) => run({ body: { isNamed: next } })}
        hint={t('hint')}
      >
        {t('label')}
      </SelfSaved>
    </div>
  )
}
