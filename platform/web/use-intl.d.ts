import type { Texts } from '#app/web/texts.generated.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'hu-HU' | 'en-GB'
    Messages: Texts
  }
}
