import type { Handlers } from '#platform/server/request.ts'
import type { media } from '../calls.ts'
import { abandon } from './abandon.ts'
import { add } from './add.ts'
import { begin } from './begin.ts'
import { change } from './change.ts'
import { file } from './file.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { remove } from './remove.ts'
import { replace } from './replace.ts'
import { send } from './send.ts'
import { some } from './some.ts'
import { upload } from './upload.ts'

export const mediaRoutes = {
  list,
  some,
  one,
  file,
  begin,
  upload,
  send,
  abandon,
  add,
  replace,
  change,
  remove,
} satisfies Handlers<typeof media>
