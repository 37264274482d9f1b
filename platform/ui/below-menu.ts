import { createContext } from 'react'

/** Whether a list stands below a menu of pages, whose open one has its name. */
export const BelowMenu = createContext(false)
