import type { Language } from '#platform/contract/parts.ts'
import type { Failure } from '#platform/web/failure.ts'

/** Why a failure that passes by itself happened. */
const reasons: Partial<Record<Failure['code'], Record<Language, string>>> = {
  'too-many-requests': { hu: 'Túl sok próbálkozás.', en: 'Too many attempts.' },
  busy: { hu: 'Most nagyon sokan vannak itt egyszerre.', en: 'Rajt is very busy right now.' },
  unavailable: {
    hu: 'A szolgáltatás most nem érhető el.',
    en: 'The service isn’t available right now.',
  },
  unreadable: {
    hu: 'A szerver most nem tud rendesen válaszolni.',
    en: 'Something is wrong on our side right now.',
  },
}

const UNSAID_SECONDS = 60
const again: Record<Language, (when: string) => string> = {
  hu: (when) => `Próbáld újra ${when}!`,
  en: (when) => `Try again ${when}.`,
}

/** Why, and when to try again: "Túl sok próbálkozás. Próbáld újra 3 perc múlva!"; undefined where nobody can say. */
export function passingWords(
  { code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>,
  spoken: Language,
): string | undefined {
  const reason = reasons[code]?.[spoken]
  const seconds = retryAfter ?? (code === 'unreadable' ? UNSAID_SECONDS : null)
  return reason && seconds ? `${reason} ${again[spoken](inTime(seconds, spoken))}` : undefined
}

/** "3 perc múlva", "in 3 minutes": seconds up to a minute, minutes up to an hour and a half, else hours. */
function inTime(seconds: number, spoken: Language): string {
  const words = new Intl.RelativeTimeFormat(spoken)
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return words.format(seconds, 'second')
  return minutes <= 90 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}
