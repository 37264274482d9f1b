import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { TextProvider } from '#platform/web/texts.tsx'
import { theme, variables } from './theme.ts'
import { ToastPlace } from './toast.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
const colorScheme = localStorageColorSchemeManager({ key: 'mantine-color-scheme-value' })

/** Theme, language and the one toast around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <TextProvider>
        <ToastPlace />
        {children}
      </TextProvider>
    </MantineProvider>
  )
}
