import { LatePart } from '#platform/ui/late-part.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { setupQuery } from './calls.ts'

// A programme that runs has none.
const SetupSteps = lazyComponent(() => import('./setup-steps.tsx'))

/** What a new programme still needs; nothing of it is loaded once it is all seen to. */
export function HomeSetup() {
  const side = useSide(setupQuery())
  const { data, failure } = side
  if (data ? data.isOver : !failure) return null
  return (
    <LatePart>
      <SetupSteps side={side} />
    </LatePart>
  )
}
