import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { expectedOf, type GradeLine, type Whose } from './outcome.ts'
import ReachedGrade from './reached-grade.tsx'
import type { Supposed } from './supposed.ts'
import WhatIf from './what-if.tsx'

interface Props {
  lines: readonly GradeLine[]
  progress: Progress
  who: Whose
  onClose: () => void
}

/** How a grade comes about: what counts of each module, and at its foot, always in sight, the grade that it makes. */
export default function HowDialog({ lines, progress, who, onClose }: Props) {
  const t = useTranslations('grade')
  const [what, setWhat] = useState<Record<string, number>>({})
  // It begins with the grade that the page tells.
  const expected = progress.phase === 'ended' ? null : expectedOf(lines)
  const shown: Supposed = { lines, progress, who, what, expected }
  return (
    <Dialog title={t('how')} onClose={onClose} foot={<ReachedGrade {...shown} onReset={() => setWhat({})} />}>
      <WhatIf {...shown} onChange={setWhat} />
    </Dialog>
  )
}
