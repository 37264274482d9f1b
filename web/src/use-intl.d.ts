import type { Texts } from './plumbing/texts.generated.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'hu-HU' | 'en-GB'
    Messages: Texts
  }
}
