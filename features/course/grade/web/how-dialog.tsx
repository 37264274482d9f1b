import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { expectedOf, type GradeLine, type Whose } from './outcome.ts'
import type { Supposed } from './supposed.ts'

// Opened by few, and it alone takes a text field of this page.
const WhatIf = lazyComponent(() => import('./what-if.tsx'))
const ReachedGrade = lazyComponent(() => import('./reached-grade.tsx'))

interface Props {
  lines: readonly GradeLine[]
  progress: Progress
  who: Whose
  onClose: () => void
}

/** How a grade comes about: what counts of each module, and at its foot, always in sight, the grade that it makes. */
export function HowDialog({ lines, progress, who, onClose }: Props) {
  const t = useTranslations('grade')
  const [what, setWhat] = useState<Record<string, number>>({})
  // It begins with the grade that the page tells.
  const expected = progress.phase === 'ended' ? null : expectedOf(lines)
  const shown: Supposed = { lines, progress, who, what, expected }
  return (
    <Dialog
      title={t('how')}
      onClose={onClose}
      foot={
        <LatePart fallback={<Skeleton height={108} />}>
          <ReachedGrade {...shown} onReset={() => setWhat({})} />
        </LatePart>
      }
    >
      <LatePart fallback={<WhatIfWaiting modules={lines.length} />}>
        <WhatIf {...shown} onChange={setWhat} />
      </LatePart>
    </Dialog>
  )
}

/** Before it is opened. */
export const loadAhead = () => {
  void WhatIf.ahead()
  void ReachedGrade.ahead()
}

/** About as high as what comes, so that the dialog stays where it opened: the rules, then three lines for each module. */
const WhatIfWaiting = ({ modules }: { modules: number }) => (
  <Waiting>
    <TextSkeleton lines={5 + 3 * modules} />
  </Waiting>
)
