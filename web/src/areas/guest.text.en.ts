import auth from '../auth/text.en.ts'
import privacy from '../privacy/text.en.ts'
import registration from '../registration/text.en.ts'
import ui from '../ui/text.en.ts'

export default { auth, privacy, registration, ui }
