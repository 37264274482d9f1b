import { createContext } from 'react'

/** Whether a list stands below a menu of pages: its states are within one of them. */
export const BelowMenu = createContext(false)
