import { programme } from '@rajt/contract/programme'
import { queryOf } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useAct } from '../ui/use-act.ts'

export const semesterQuery = () => queryOf(programme.semester)

/** After a change of the programme: its names, addresses and warnings are the new ones on every page at once (decision S2). */
export function useRenewContext(): () => void {
  const { run } = useAct(programme.context, {
    done: (context) => session.set({ ...session.get(), context }),
  })
  return () => void run({})
}
