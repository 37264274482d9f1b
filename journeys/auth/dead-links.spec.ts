import { expect, test } from '@playwright/test'
import { acceptedStudent, invitedPerson, linkMailedTo, registeredStudent } from '../steps/people.ts'

test('a reset link that was cut says so when it is opened, and leads to a new one', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await request.post('/api/auth/forgot-password', { data: { email: student.email } })
  const link = await linkMailedTo(request, student.email, /Új jelszó/)
  for (const broken of [link.slice(0, -4), `${link}%3E`, `${link}${'x'.repeat(300)}`]) {
    await page.goto(broken)
    await expect(page).toHaveURL(/change-password\/failed/)
  }
  await page.getByRole('link', { name: 'Hivatkozás kérése' }).click()
  await expect(page.getByRole('heading', { name: 'Elfelejtett jelszó' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Új jelszó beállítása' })).toBeVisible()
})

test('a used reset link says so before anything is typed', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await request.post('/api/auth/forgot-password', { data: { email: student.email } })
  const link = await linkMailedTo(request, student.email, /Új jelszó/)
  const token = link.split('/').at(-1)
  await request.post(`/api/auth/change-password/${token}`, { data: { password: 'Hajnalcsillag-9' } })
  await page.goto(link)
  await expect(page).toHaveURL(/change-password\/failed/)
  await expect(page.getByText(/már felhasználták/)).toBeVisible()
})

test('an invitation link that was cut leads to who can send a new one, not to a verification mail', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request, 'MENTOR')
  await page.goto(`/app${link.slice(0, -5)}`)
  await expect(page).toHaveURL(/register\/failed/)
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText(/új meghívót/)).toBeVisible()
  await expect(page.getByRole('link', { name: /megerősítő levelet/ })).toHaveCount(0)
})

test('a verification link that was cut leads to a new verification mail', async ({ page, request }) => {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await page.goto(link.slice(0, -5))
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeVisible()
  await page.getByRole('link', { name: 'Új megerősítő levelet kérek' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
})

test('an address that was verified already is told so', async ({ page, request }) => {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await request.post(`/api/auth/verify-email/${link.split('/').at(-1)}`, {
    data: { password: student.password },
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ezt a hivatkozást már felhasználták' })).toBeVisible()
  await page.getByRole('link', { name: 'Bejelentkezés' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})
