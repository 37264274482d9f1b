import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { programme } from '../calls.ts'

export const semesterQuery = () => queryOf(programme.semester)

/** After a change of the programme: its names, addresses and warnings are the new ones on every page at once (decision S2). */
export function useRenewContext(): () => void {
  const { run } = useAct(programme.context, {
    done: (context) => session.set({ ...session.get(), context }),
  })
  return () => void run({})
}
