import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { TextProvider } from '#platform/web/texts.tsx'
import { styleNonce } from './style-nonce.ts'
import { theme, variables } from './theme.ts'
import { ToastPlace } from './toast.tsx'

const colorScheme = localStorageColorSchemeManager({ key: 'mantine-color-scheme-value' })

/** Theme, language and the one toast around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <TextProvider>
        <ToastPlace />
        {children}
      </TextProvider>
    </MantineProvider>
  )
}
