import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import { writtenMoment } from '#platform/server/budapest.ts'
import type { Template } from '#platform/server/mail.ts'

type Named = { firstname: string; role: Role }

export const recoveryCodeUsedMail: Template<Named & { left: number }> = {
  hu: ({ firstname, role, left }) => ({
    subject: 'Tartalékkóddal jelentkeztek be a fiókodba',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Felhasználták a fiókod egyik tartalékkódját. Még ${left} maradt; újakat a Beállítások → Biztonság lapon készíthetsz.`,
      'Ha nem te voltál, változtasd meg azonnal a jelszavadat, és szólj a programirodának!',
    ],
  }),
  en: ({ firstname, role, left }) => ({
    subject: 'Someone signed in with one of your recovery codes',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `One of your account’s recovery codes has been used. You have ${left} left; you can make new ones under Settings → Security.`,
      'If it wasn’t you, change your password straight away and tell the programme office.',
    ],
  }),
}

export const secondFactorResetMail: Template<Named & { reason: string; url: string }> = {
  hu: ({ firstname, role, reason, url }) => ({
    subject: 'Kikapcsoltuk a kétlépcsős bejelentkezésedet',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      'A programiroda kikapcsolta a fiókodon a kétlépcsős bejelentkezést, és minden eszközön kijelentkeztetett.',
      `Az indoklás:\n${reason}`,
      'Jelentkezz be a jelszavaddal, és a Beállítások → Biztonság lapon kapcsold be újra! Ha nem kérted, azonnal szólj a programirodának.',
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, role, reason, url }) => ({
    subject: 'Your two-step sign-in was turned off',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      'The programme office turned off two-step sign-in on your account and signed you out on every device.',
      `The reason:\n${reason}`,
      'Sign in with your password and turn it on again under Settings → Security. If you didn’t ask for this, tell the programme office straight away.',
    ],
    button: { label: 'Sign in', url },
  }),
}

/** `by`: with the current password under Settings, or with a link that was mailed. */
export const passwordChangedMail: Template<Named & { by: 'own' | 'link'; at: Date; url: string }> = {
  hu: ({ firstname, role, by, at, url }) => ({
    subject: 'Megváltozott a jelszavad',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      by === 'own'
        ? `A Rajt-fiókod jelszava megváltozott a Beállítások oldalon. Időpont: ${writtenMoment(at, 'hu')}. A többi eszközön kijelentkeztettünk.`
        : `A Rajt-fiókodnak új jelszót állítottak be egy e-mailben küldött hivatkozással. Időpont: ${writtenMoment(at, 'hu')}. Minden eszközön kijelentkeztettünk.`,
      'Ha te voltál, nincs teendőd. Ha nem, kérj azonnal új jelszót, és szólj a programirodának!',
    ],
    button: { label: 'Új jelszó kérése', url: `${url}/app/auth/forgot-password` },
  }),
  en: ({ firstname, role, by, at, url }) => ({
    subject: 'Your password has changed',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      by === 'own'
        ? `Your Rajt password was changed under Settings on ${writtenMoment(at, 'en')}. You have been signed out on your other devices.`
        : `A new password was set for your Rajt account with an emailed link on ${writtenMoment(at, 'en')}. You have been signed out on every device.`,
      'If this was you, there’s nothing to do. If not, ask for a new password now and tell the programme office.',
    ],
    button: { label: 'Ask for a new password', url: `${url}/app/auth/forgot-password` },
  }),
}

export type SecondFactorChange = 'on' | 'off' | 'codes'

const changes = {
  hu: {
    on: {
      subject: 'Bekapcsoltad a kétlépcsős bejelentkezést',
      text: 'A Rajt-fiókodon mostantól kétlépcsős a bejelentkezés: a jelszavad után az alkalmazásod kódját is kérjük.',
    },
    off: {
      subject: 'Kikapcsoltad a kétlépcsős bejelentkezést',
      text: 'A Rajt-fiókodba mostantól a jelszavad önmagában elég a bejelentkezéshez.',
    },
    codes: {
      subject: 'Új tartalékkódjaid vannak',
      text: 'A Rajt-fiókodhoz új tartalékkódok készültek; a korábbiak már nem használhatók.',
    },
  },
  en: {
    on: {
      subject: 'Two-step sign-in is on',
      text: 'Your Rajt account now asks for a code from your app after your password.',
    },
    off: {
      subject: 'Two-step sign-in is off',
      text: 'Your password alone is now enough to sign in to your Rajt account.',
    },
    codes: {
      subject: 'You have new recovery codes',
      text: 'New recovery codes were made for your Rajt account; the earlier ones no longer work.',
    },
  },
} as const

/** By its owner, with password and code. */
export const secondFactorChangedMail: Template<Named & { what: SecondFactorChange; at: Date }> = {
  hu: ({ firstname, role, what, at }) => ({
    subject: changes.hu[what].subject,
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `${changes.hu[what].text} Időpont: ${writtenMoment(at, 'hu')}.`,
      'Ha nem te voltál, változtasd meg azonnal a jelszavadat, és szólj a programirodának!',
    ],
  }),
  en: ({ firstname, role, what, at }) => ({
    subject: changes.en[what].subject,
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `${changes.en[what].text} It happened on ${writtenMoment(at, 'en')}.`,
      'If this wasn’t you, change your password now and tell the programme office.',
    ],
  }),
}

/** `device`: browser and system, null where neither is known (security/server/device.ts). */
export const newSignInMail: Template<Named & { device: string | null; at: Date; url: string }> = {
  hu: ({ firstname, role, device, at, url }) => ({
    subject: 'Új helyről vagy eszközről jelentkeztek be a fiókodba',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Olyan helyről vagy eszközről jelentkeztek be a Rajt-fiókodba, ahonnan eddig még nem.\nIdőpont: ${writtenMoment(at, 'hu')}\nEszköz: ${device ?? 'ismeretlen'}`,
      'Ha te voltál, nincs teendőd. Ha nem, változtasd meg azonnal a jelszavadat: ezzel minden más eszközön kijelentkeztetünk.',
    ],
    button: { label: 'Beállítások megnyitása', url: `${url}/app/settings` },
  }),
  en: ({ firstname, role, device, at, url }) => ({
    subject: 'New sign-in to your account',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Someone signed in to your Rajt account from a new place or device.\nTime: ${writtenMoment(at, 'en')}\nDevice: ${device ?? 'unknown'}`,
      'If this was you, there’s nothing to do. If not, change your password now: that signs you out on every other device.',
    ],
    button: { label: 'Open settings', url: `${url}/app/settings` },
  }),
}
