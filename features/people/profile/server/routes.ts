import type { Handlers } from '#platform/server/request.ts'
import type { profile } from '../calls.ts'
import { changePicture } from './change-picture.ts'
import { identityCard } from './identity-card.ts'
import { picture } from './picture.ts'
import { save } from './save.ts'
import { saveIdentityCard } from './save-identity-card.ts'
import { saveLanguage } from './save-language.ts'
import { saveSpoken } from './save-spoken.ts'
import { spoken } from './spoken.ts'

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
