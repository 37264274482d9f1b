import { matching } from '@rajt/contract/matching'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import { allSuggestions } from './calls.ts'

/** The one switch, wherever it stands. */
export function useTurn(done?: () => void) {
  const t = useTranslations('matching')
  return useAct(matching.set, {
    goesStale: [...allSuggestions, matching.setting],
    done: ({ isOn }) => {
      done?.()
      toast({ kind: 'success', text: t(isOn ? 'turnedOn' : 'turnedOff') })
    },
  })
}
