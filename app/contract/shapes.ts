import type * as z from 'zod/mini'
import { $ZodType } from 'zod/v4/core'
import * as code from '#platform/contract/code.ts'
import * as parts from '#platform/contract/parts.ts'
import * as password from '#platform/contract/password.ts'
import { allFeatures } from './index.ts'

const isShape = (entry: [string, unknown]): entry is [string, z.ZodMiniType] => entry[1] instanceof $ZodType

/** Every shape that the contract exports, with its name: a generated client has types of the same names. */
export const shapes: [name: string, shape: z.ZodMiniType][] = [
  parts,
  code,
  password,
  ...Object.values(allFeatures).map(({ contract }) => contract),
].flatMap((module) => Object.entries<unknown>(module).filter(isShape))
