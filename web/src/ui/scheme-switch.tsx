import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Light or dark; what the device prefers until somebody chooses. */
export function SchemeSwitch() {
  const t = useTranslations('ui')
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const label = dark ? t('lightMode') : t('darkMode')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      c="var(--ink)"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={
            dark
              ? 'M10 5a5 5 0 1 0 0 10a5 5 0 0 0 0-10M10 0v3M10 17v3M0 10h3M17 10h3M3 3l2 2M15 15l2 2M17 3l-2 2M3 17l2-2'
              : 'M16.5 12.5A7 7 0 0 1 7.5 3.5A7 7 0 1 0 16.5 12.5'
          }
          fill={dark ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    </ActionIcon>
  )
}
