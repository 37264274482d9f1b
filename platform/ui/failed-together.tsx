import { hashKey, type QueryKey } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Failed } from './failed.tsx'
import classes from './side.module.css'

interface Missing {
  failure: Error
  queryKey: QueryKey
  /** What cannot be shown, as the page calls it. */
  name: string
}

type Tell = (change: (all: readonly Missing[]) => readonly Missing[]) => void

const Together = createContext<Tell | null>(null)

/** Above the parts inside it: one box for all of them that did not come, where each would have a box of its own. */
export function FailedTogether({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<readonly Missing[]>([])
  return (
    <Together value={setMissing}>
      <FailedBox missing={missing} />
      {children}
    </Together>
  )
}

/** In the place of one part, or in the box of those around it. */
export function FailedPart({ failure, queryKey, name }: Missing) {
  const tell = useContext(Together)
  const hash = hashKey(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is a new array each time, its hash the same.
  useLayoutEffect(() => {
    if (!tell) return
    const one = { failure, queryKey, name }
    tell((all) => [...all, one])
    return () => tell((all) => all.filter((other) => other !== one))
  }, [tell, failure, hash, name])
  return tell ? null : <FailedBox missing={[{ failure, queryKey, name }]} />
}

function FailedBox({ missing }: { missing: readonly Missing[] }) {
  const t = useTranslations('ui')
  const [first] = missing
  if (!first) return null
  const name = missing.map((one) => one.name).join(', ')
  return (
    <div className={classes.missing}>
      <Failed
        failure={first.failure}
        queryKeys={missing.map(({ queryKey }) => queryKey)}
        lead={t('sideFailed', { name })}
      />
    </div>
  )
}
