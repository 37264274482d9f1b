import { expect, type Page, type Worker } from '@playwright/test'
import { hands, keyboard } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { openPushService } from '#testing/server/push-service.ts'

let service: Awaited<ReturnType<typeof openPushService>>
const test = onOwnServer('semester-1', async () => {
  service = await openPushService()
  return { PUSH_TEST_URL: service.url }
})
test.afterAll(() => service?.close())
test.use({ serviceWorkers: 'allow', reuseContext: false } as object)
test.describe.configure({ mode: 'default' })

/**
 * The vendor's push service is not to be reached from here, so the browser hands out a subscription of ours; and without
 * a screen of its own it shows no notification and says so, so the person's yes is given by the test.
 */
async function allowPushes(page: Page): Promise<void> {
  const { endpoint, p256dh, auth } = service.subscribe()
  await page.addInitScript(
    (given) => {
      let permission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = 'granted'
        return 'granted'
      }
      let subscription: object | null = null
      const kept = () => subscription as PushSubscription | null
      PushManager.prototype.getSubscription = async () => kept()
      PushManager.prototype.subscribe = async () => {
        subscription = {
          endpoint: given.endpoint,
          options: { applicationServerKey: null, userVisibleOnly: true },
          toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
          unsubscribe: async () => {
            subscription = null
            return true
          },
        }
        return subscription as PushSubscription
      }
    },
    { endpoint, p256dh, auth },
  )
}

/** The worker of a page, once it is there. */
async function workerOf(page: Page): Promise<Worker> {
  const [known] = page.context().serviceWorkers()
  return known ?? page.context().waitForEvent('serviceworker')
}

/** As the browser does when its push service has something: by the devtools protocol. */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.endsWith('/app'))
      if (own) resolve(own.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

interface Noted {
  shown: object[]
  opened: string[]
}
type Scope = typeof globalThis & {
  noted: Noted
  clients: { openWindow: (url: string) => Promise<void> }
}

/** Where there is no screen, what the worker shows and opens is noted instead. */
const note = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope
    const noted: Noted = { shown: [], opened: [] }
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data } = {}) =>
      void noted.shown.push({ title, body, tag, data })
    scope.clients.openWindow = async (url) => void noted.opened.push(url)
    scope.noted = noted
  })
const notedBy = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).noted)

/** A click on what was shown last. */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const notification = { ...(self as unknown as Scope).noted.shown.at(-1), close: () => undefined }
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise
    }
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await work
  })

for (const [name, handOf] of hands)
  test(`a student allows pushes, the office sends one, and a click leads to its page, ${name}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const hand = handOf(page)
    const title = `Új modul nyílt ${name}`
    const text = 'Őszi „árvíztűrő” hír: megnyílt a harmadik modul!'
    const student = await acceptedStudent(request)
    await allowPushes(page)
    await openAs(page, student.token, '/settings?tab=push')
    await hand.press(page.getByRole('button', { name: 'Engedélyezem ezen az eszközön' }))
    await expect(page.getByText('Ezen az eszközön kapsz értesítést.')).toBeVisible()
    const devices = page.locator('[data-part]').getByRole('listitem')
    await expect(devices).toHaveCount(1)
    await expect(devices.getByText('Ez az eszköz')).toBeVisible()

    const desk = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const office = handOf(desk)
    await openAs(desk, await tokenOf(request, 'office@rajt.example'), '/push-notification')
    await expect(desk.getByRole('option')).toHaveText(['Kezdőlap', 'Modulok', 'Hírek és események'])
    await office.press(desk.getByRole('button', { name: 'Tovább a küldéshez' }))
    await expect(desk.getByText('Kötelező mező')).toHaveCount(2)
    await office.write(desk.getByLabel('Cím', { exact: true }), title)
    await office.write(desk.getByLabel('Szöveg'), text)
    await desk.getByLabel('Melyik oldalra vezessen?').selectOption('Modulok')
    await expect(desk.getByRole('figure').getByText(title)).toBeVisible()
    await office.press(desk.getByRole('button', { name: 'Tovább a küldéshez' }))
    const dialog = desk.getByRole('dialog', { name: 'Elküldöd ezt az értesítést?' })
    await expect(dialog.getByText(/^\d+ hallgató kapja meg, összesen \d+ eszközön\. A többiek/)).toBeVisible()
    await office.press(dialog.getByRole('button', { name: 'Küldés' }))
    await expect(dialog).toBeHidden()
    const sent = desk.getByRole('article', { name: title })
    await expect(sent.getByText('Ide vezet: Modulok')).toBeVisible()
    await expect(desk.getByLabel('Cím', { exact: true })).toHaveValue('')

    // It went through the platform's queue, encrypted, to the push service; from there the browser brings it.
    await expect.poll(() => service.pushed.some(({ message }) => message.title === title)).toBe(true)
    const { message } = service.pushed.find((one) => one.message.title === title) ?? { message: null }
    expect(message).toMatchObject({ title, text, path: '/modules' })
    const worker = await workerOf(page)
    await note(worker)
    await deliver(page, JSON.stringify(message))
    await expect
      .poll(async () => (await notedBy(worker)).shown)
      .toEqual([{ title, body: text, tag: message?.id, data: { path: '/modules' } }])
    await click(worker)
    expect((await notedBy(worker)).opened).toEqual(['/app/modules'])

    // The numbers of the history, and a student without a device.
    await desk.reload()
    await expect(sent.locator('dl')).toContainText('Sikertelen')
    const other = await acceptedStudent(request)
    await openAs(desk, other.token)
    await expect(desk.getByRole('region', { name: 'A programiroda üzeni' })).toHaveCount(0)

    await hand.press(page.getByRole('button', { name: /^Visszavonás: / }))
    await expect(devices).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Engedélyezem ezen az eszközön' })).toBeVisible()
    await desk.close()
  })

test('who has no device finds it on the dashboard, follows it, and closes it @long', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const token = await tokenOf(request, 'office@rajt.example')
  await request.post('/api/push-notification/send', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      key: crypto.randomUUID(),
      title: 'Közeleg a határidő',
      text: 'Két hét van hátra.',
      redirect: 'news',
    },
  })
  await openAs(page, student.token)
  const card = page.getByRole('region', { name: 'A programiroda üzeni' })
  await expect(card.getByRole('article', { name: 'Közeleg a határidő' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Megnézem' })).toHaveAttribute('href', '/app/news')
  await hand.press(card.getByRole('button', { name: 'Bezárás: Közeleg a határidő' }))
  await expect(card.getByText('Mindet bezártad.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Legközelebb' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('who has blocked notifications is told how to allow them @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openAs(page, student.token, '/settings?tab=push')
  await expect(page.getByText('letiltottad a Rajt értesítéseit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Engedélyezem ezen az eszközön' })).toHaveCount(0)
})

test('who signs out gets no pushes on the device any more', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await allowPushes(page)
  await openAs(page, student.token, '/settings?tab=push')
  await page.getByRole('button', { name: 'Engedélyezem ezen az eszközön' }).click()
  await expect(page.getByText('Ezen az eszközön kapsz értesítést.')).toBeVisible()
  const unsubscribed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        void navigator.serviceWorker.ready.then(async ({ pushManager }) => {
          const subscription = await pushManager.getSubscription()
          if (!subscription) return resolve(false)
          const before = subscription.unsubscribe
          subscription.unsubscribe = () => {
            resolve(true)
            return before()
          }
        })
      }),
  )
  await page.getByRole('button', { name: 'Kijelentkezés' }).first().click()
  expect(await unsubscribed).toBe(true)
})
