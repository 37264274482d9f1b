import type { ReactNode } from 'react'
import classes from './page-tabs.module.css'

/** Links to the parts of a page, or to pages that belong together; `aria-current` marks the open one. */
export const PageTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={classes.tabs} aria-label={label}>
    {children}
  </nav>
)
