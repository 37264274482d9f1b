import type { Handlers } from '#platform/server/request.ts'
import type { profile } from '../calls.ts'
import { changePicture } from './change-picture.ts'
import { identityCard, saveIdentityCard } from './identity-card.ts'
import { picture } from './picture.ts'
import { save, saveLanguage } from './save.ts'
import { saveSpoken, spoken } from './spoken.ts'

export const profileRoutes = {
  save,
  identityCard,
  saveIdentityCard,
  spoken,
  saveSpoken,
  language: saveLanguage,
  changePicture,
  picture,
} satisfies Handlers<typeof profile>
