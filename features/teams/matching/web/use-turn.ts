import { useTranslations } from 'use-intl'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { matching } from '../calls.ts'
import { allSuggestions } from './calls.ts'

/** The one switch, wherever it stands. */
export function useTurn(done?: () => void) {
  const t = useTranslations('matching')
  return useAct(matching.set, {
    invalidates: [...allSuggestions, matching.setting],
    done: ({ isOn }) => {
      done?.()
      toast({ kind: 'success', text: t(isOn ? 'turnedOn' : 'turnedOff') })
    },
  })
}
