import type { Handlers } from '#platform/server/request.ts'
import type { media } from '../calls.ts'
import { abandon } from './abandon.ts'
import { add } from './add.ts'
import { addInteractive } from './add-interactive.ts'
import { begin } from './begin.ts'
import { change } from './change.ts'
import { file } from './file.ts'
import { hosts } from './hosts.ts'
import { list } from './list.ts'
import { moveInteractive } from './move-interactive.ts'
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
  hosts,
  addInteractive,
  moveInteractive,
  change,
  remove,
} satisfies Handlers<typeof media>
