import type { Template } from '../plumbing/mail.ts'

export const recoveryCodeUsedMail: Template<{ firstname: string; left: number }> = {
  hu: ({ firstname, left }) => ({
    subject: 'Tartalékkóddal léptek be a fiókodba',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      `Felhasználták a fiókod egyik tartalékkódját. Még ${left} maradt; újakat a Beállítások → Biztonság lapon készíthetsz.`,
      'Ha nem te voltál, változtasd meg azonnal a jelszavadat, és szólj a programirodának!',
    ],
  }),
  en: ({ firstname, left }) => ({
    subject: 'A recovery code of your account was used',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      `One of the recovery codes of your account was used. You have ${left} left; make new ones under Settings → Security.`,
      'If it was not you, change your password at once and tell the programme office.',
    ],
  }),
}

export const secondFactorResetMail: Template<{ firstname: string; reason: string; url: string }> = {
  hu: ({ firstname, reason, url }) => ({
    subject: 'Kikapcsoltuk a kétlépcsős bejelentkezésedet',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'A programiroda kikapcsolta a fiókodon a kétlépcsős bejelentkezést, és minden eszközön kijelentkeztetett.',
      `Az indoklás:\n${reason}`,
      'Jelentkezz be a jelszavaddal, és a Beállítások → Biztonság lapon kapcsold be újra! Ha nem kérted, azonnal szólj a programirodának.',
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, reason, url }) => ({
    subject: 'Your two-step sign-in was turned off',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'The programme office turned off two-step sign-in on your account and signed you out on every device.',
      `The reason:\n${reason}`,
      'Sign in with your password and turn it on again under Settings → Security. If you did not ask for this, tell the programme office at once.',
    ],
    button: { label: 'Sign in', url },
  }),
}
