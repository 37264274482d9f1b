import { useEffect, useState } from 'react'
import { readStored, store } from '#platform/web/stored.ts'
import type { TreeModule } from '../content-parts.ts'
import { isInWork } from './has-draft.ts'

const KEY = 'rajt.open-modules'

/** By the id of a module: whether it stands open. */
type Open = Readonly<Record<string, boolean>>

const allOf = (modules: readonly TreeModule[], isOpen: boolean): Open =>
  Object.fromEntries(modules.map(({ _id }) => [_id, isOpen]))

/**
 * What holds something in work stands open, until somebody folds it. Kept in this tab: what was open is still open after
 * the way to an editor and back, though nothing is in work in it any more.
 */
export function useOpenModules(modules: readonly TreeModule[]) {
  const [open, setOpen] = useState<Open>(() => ({
    ...allOf(modules.filter(isInWork), true),
    ...readStored<Open>(sessionStorage, KEY),
  }))
  useEffect(() => store(sessionStorage, KEY, open), [open])
  return {
    isOpen: (module: TreeModule) => open[module._id] ?? isInWork(module),
    fold: (folded: readonly TreeModule[], isOpen: boolean) =>
      setOpen((before) => ({ ...before, ...allOf(folded, isOpen) })),
  }
}
