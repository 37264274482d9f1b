// First: what comes after overrides it.
import '#platform/ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { addressOf } from '#platform/web/paths.ts'
import { endSessions } from '#platform/web/pending-logouts.ts'
import { session } from '#platform/web/session.ts'

/** The sign-in page stands alone: most people meet it first, and it needs no router. */
const isFrontDoor = location.pathname === addressOf('/auth/login') && !session.get().token

// Sessions that were logged out without a network end now, or once there is one.
void endSessions()
addEventListener('online', () => void endSessions())

// Two entries of a table, not the two halves of a condition: the build would preload one's chunks for both.
const pages = { frontDoor: () => import('./front-door.tsx'), app: () => import('./app.tsx') }
const page = pages[isFrontDoor ? 'frontDoor' : 'app']()
const root = document.getElementById('root')
if (root)
  page
    .then(({ ready }) => ready())
    .then((element) => createRoot(root).render(element))
    .catch((failure) => {
      // The first frame says so (index.html): nothing else is there.
      document.documentElement.dataset.failed = 'true'
      throw failure
    })
