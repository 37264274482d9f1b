import type { profile } from '@rajt/contract/profile'
import type { Handlers } from '../plumbing/request.ts'
import { changePicture } from './change-picture.ts'
import { identityCard, saveIdentityCard } from './identity-card.ts'
import { picture } from './picture.ts'
import { save, saveLanguage } from './save.ts'

export const profileRoutes = {
  save,
  identityCard,
  saveIdentityCard,
  language: saveLanguage,
  changePicture,
  picture,
} satisfies Handlers<typeof profile>
