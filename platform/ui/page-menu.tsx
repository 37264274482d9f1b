import type { ReactNode } from 'react'
import classes from './page-menu.module.css'
import { useShowCurrent } from './show-current.ts'

/** A menu of pages that belong together, with the look of the main one; `aria-current` marks the open page. */
export function PageMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useShowCurrent<HTMLElement>('[aria-current="page"]')
  return (
    <nav ref={menu} className={classes.menu} aria-label={label}>
      {children}
    </nav>
  )
}
