import auth from '../auth/text.hu.ts'
import privacy from '../privacy/text.hu.ts'
import registration from '../registration/text.hu.ts'
import ui from '../ui/text.hu.ts'

export default { auth, privacy, registration, ui }
