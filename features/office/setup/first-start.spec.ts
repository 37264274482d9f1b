import { expect } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { setUp } from '#testing/journeys/steps/second-factor.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'
import { openPostOffice } from '#testing/server/post-office.ts'

const first = { email: 'iroda@program.example', username: 'iroda.ilona', password: 'Kiscsillag-7' }
let post: Awaited<ReturnType<typeof openPostOffice>>
const test = onOwnServer('empty', async () => {
  post = await openPostOffice()
  return { SMTP_URL: post.url, FIRST_OFFICE_EMAIL: first.email }
})
test.afterAll(() => post.close())

const invitation = () =>
  post.delivered
    .find(({ to }) => to.includes(first.email))
    ?.parts.join('\n')
    .match(/http\S+\/app(\/auth\/\S+)/)?.[1] ?? ''

test('the first of the office comes in by mail, sees to the checklist, and opens registration, by keyboard alone', async ({
  page,
  browser,
}) => {
  const hand = keyboard(page)
  await expect.poll(invitation).not.toBe('')
  await page.goto(`/app${invitation()}`)
  await hand.write(page.getByLabel('Felhasználónév'), first.username)
  await hand.write(page.getByLabel('Jelszó', { exact: true }), first.password)
  await hand.press(page.getByRole('button', { name: 'Fiók létrehozása' }))
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await signIn(page, hand, first)
  await setUp(page, hand, first)
  await hand.press(page.getByRole('button', { name: 'Elmentettem őket' }))
  await hand.press(page.getByRole('link', { name: 'Kezdőlap' }))
  const list = page.getByRole('region', { name: 'A program indulása' })
  const press = (name: string) => hand.press(list.getByRole('button', { name }))
  await expect(list.getByText('Még 8 lépés van hátra')).toBeVisible()
  await press('Próbalevél küldése magamnak')
  await expect.poll(() => post.delivered.filter(({ to }) => to.includes(first.email)).length).toBe(3)
  await press('Félreteszem: A neved')
  await press('Félreteszem: Egyetemi koordinátorok')
  for (const name of ['A félév időpontjai', 'Egyetemek', 'Tananyag'])
    await press(`Megnéztem, rendben: ${name}`)
  await hand.press(list.getByRole('link', { name: 'Az adatkezelőhöz' }))
  await hand.write(page.getByLabel('Az adatkezelő neve'), 'Programiroda Kft.')
  await hand.write(page.getByLabel('Az adatkezelő címe'), '1111 Budapest, Fő utca 1.')
  await hand.write(page.getByLabel('E-mail-cím adatvédelmi ügyekben'), 'adat@program.example')
  await hand.press(page.getByRole('button', { name: 'Mentés', exact: true }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Mentés', exact: true }))
  await expect(page.getByText('Nincs mentetlen változás')).toBeVisible()

  const guest = await browser.newPage()
  await guest.goto('/app/auth/register')
  await expect(guest.getByText('A regisztráció most zárva van')).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Kezdőlap' }))
  await press('Regisztráció megnyitása')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Regisztráció megnyitása' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByLabel('Neptun-kód')).toBeVisible()
  await press('Kész, a lista eltüntetése')
  await expect(list).toHaveCount(0)
})
