import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Choice } from '#platform/ui/choice.tsx'
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
      <Choice
        type="checkbox"
        checked={isNamed}
        disabled={busy}
        onChange={({ currentTarget }) => run({ body: { isNamed: currentTarget.checked } })}
      >
        {t('label')}
      </Choice>
      <Text c="dimmed" mt="sm">
        {t('hint')}
      </Text>
    </div>
  )
}
