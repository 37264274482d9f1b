import type * as z from 'zod/mini'
import { $ZodType } from 'zod/v4/core'
import * as auth from './auth.ts'
import * as code from './code.ts'
import * as course from './course.ts'
import * as exam from './exam.ts'
import * as files from './files.ts'
import type { Feature } from './index.ts'
import * as news from './news.ts'
import * as onboarding from './onboarding.ts'
import * as parts from './parts.ts'
import * as password from './password.ts'
import * as people from './people.ts'
import * as personality from './personality.ts'
import * as privacy from './privacy.ts'
import * as profile from './profile.ts'
import * as programme from './programme.ts'
import * as registration from './registration.ts'
import * as security from './security.ts'

const features = {
  programme,
  registration,
  auth,
  security,
  onboarding,
  personality,
  profile,
  course,
  exam,
  people,
  news,
  files,
  privacy,
} satisfies Record<Feature, object>

const isShape = (entry: [string, unknown]): entry is [string, z.ZodMiniType] => entry[1] instanceof $ZodType

/** Every shape that the contract exports, with its name: a generated client has types of the same names. */
export const shapes: [name: string, shape: z.ZodMiniType][] = [
  parts,
  code,
  password,
  ...Object.values(features),
].flatMap((module) => Object.entries<unknown>(module).filter(isShape))
