import type { ReactNode } from 'react'
import { useIsReader } from '#platform/web/office-scope.ts'

/** Acts and exports, which readers of the office are not offered (decision 24). */
export const ForActing = ({ children }: { children: ReactNode }) => (useIsReader() ? null : children)
