import course from '../course/text.hu.ts'
import dashboard from '../dashboard/text.hu.ts'
import exam from '../exam/text.hu.ts'
import help from '../help/text.hu.ts'
import onboarding from '../onboarding/text.hu.ts'
import people from '../people/text.hu.ts'
import personality from '../personality/text.hu.ts'
import profile from '../profile/text.hu.ts'
import programme from '../programme/text.hu.ts'
import security from '../security/text.hu.ts'
import menu from './text.hu.ts'

export default {
  course,
  dashboard,
  exam,
  help,
  menu,
  onboarding,
  people,
  personality,
  profile,
  programme,
  security,
}
