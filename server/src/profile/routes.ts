import { profile } from '@rajt/contract/profile'
import { act, staged } from '../plumbing/request.ts'
import { changePicture } from './change-picture.ts'
import { save, saveLanguage } from './save.ts'

export const profileRoutes = [
  act(profile.save, save),
  act(profile.language, saveLanguage),
  staged(profile.changePicture, changePicture),
]
