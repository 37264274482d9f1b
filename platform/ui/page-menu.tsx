import type { ReactNode } from 'react'
import moved from './moved-row.module.css'
import { useMovedRow } from './moved-row.ts'
import classes from './page-menu.module.css'

/** A menu of pages that belong together, with the look of the main one; `aria-current` marks the open page. */
export function PageMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useMovedRow<HTMLElement>('[aria-current="page"]')
  return (
    <nav ref={menu} className={`${moved.row} ${classes.menu}`} aria-label={label}>
      {children}
    </nav>
  )
}
