import type { Handlers } from '#platform/server/request.ts'
import type { textPreview } from '../calls.ts'
import { render } from './render.ts'

export const textPreviewRoutes = { render } satisfies Handlers<typeof textPreview>
