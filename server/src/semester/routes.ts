import type { semester } from '@rajt/contract/semester'
import type { Handlers } from '../plumbing/request.ts'
import { all } from './all.ts'
import { include } from './include.ts'
import { open, preview } from './open.ts'
import { own } from './own.ts'
import { prepare } from './prepare.ts'

export const semesterRoutes = { all, prepare, preview, open, include, own } satisfies Handlers<
  typeof semester
>
