import { type Handlers, read } from '#platform/server/request.ts'
import { savedAddress } from '#platform/server/signed-address.ts'
import { files } from '../calls.ts'

export const filesRoutes = {
  address: read(files.address, async ({ actor, now, settings, body }) => ({
    url: savedAddress(body.path, { settings, actor, now }),
  })),
} satisfies Handlers<typeof files>
