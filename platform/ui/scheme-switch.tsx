import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Light or dark; what the device prefers until somebody chooses. */
export function SchemeSwitch({ className }: { className?: string | undefined }) {
  const t = useTranslations('ui')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? Sun : Moon
  return (
    <UnstyledButton className={className} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon aria-hidden="true" />
      {isDark ? t('lightMode') : t('darkMode')}
    </UnstyledButton>
  )
}
