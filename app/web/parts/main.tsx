// First: what comes after overrides it.
import '#platform/ui/styles.ts'
import '#platform/ui/styles-inside.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Frame } from '#platform/ui/frame.tsx'
import { textsReady } from '#platform/web/texts.tsx'
import { PartsPage } from './parts-page.tsx'

// `/dev/parts`, which the demonstration's server alone has: without router, session or data.
const root = document.getElementById('root')
await textsReady()
if (root)
  createRoot(root).render(
    <StrictMode>
      <Frame>
        <PartsPage />
      </Frame>
    </StrictMode>,
  )
