import type { ReactNode } from 'react'
import classes from './page-tabs.module.css'
import { useShowCurrent } from './show-current.ts'

/** Links to the parts of a page, or to pages that belong together; `aria-current` marks the open one. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  const tabs = useShowCurrent<HTMLElement>('[aria-current="page"]')
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
