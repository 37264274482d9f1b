import { files } from '@rajt/contract/files'
import { type Handlers, read } from '../plumbing/request.ts'
import { savedAddress } from '../plumbing/signed-address.ts'

export const filesRoutes = {
  address: read(files.address, async ({ actor, now, settings, body }) => ({
    url: savedAddress(body.path, { settings, actor, now }),
  })),
} satisfies Handlers<typeof files>
