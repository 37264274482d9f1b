// First: what comes after overrides it.
import '../ui/styles.ts'
import '../ui/styles-inside.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { textsReady } from '../plumbing/texts.tsx'
import { Frame } from '../ui/frame.tsx'
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
