import course from '../course/text.en.ts'
import dashboard from '../dashboard/text.en.ts'
import exam from '../exam/text.en.ts'
import help from '../help/text.en.ts'
import onboarding from '../onboarding/text.en.ts'
import people from '../people/text.en.ts'
import personality from '../personality/text.en.ts'
import profile from '../profile/text.en.ts'
import programme from '../programme/text.en.ts'
import security from '../security/text.en.ts'
import menu from './text.en.ts'

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
