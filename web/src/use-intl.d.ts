import type { Texts } from './areas/texts.generated.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'hu-HU' | 'en-GB'
    Messages: Texts
  }
}
