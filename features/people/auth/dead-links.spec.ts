import { expect, test } from '@playwright/test'
import {
  acceptedStudent,
  askedForOtherAddress,
  invitedPerson,
  linkMailedTo,
  NEWCOMERS_PASSWORD,
  registeredStudent,
  sendInvitationAgain,
} from '#testing/journeys/steps/people.ts'

test('a reset link that was cut says so when it is opened, and leads to a new one @long', async ({
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

test('a used reset link says so before anything is typed @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await request.post('/api/auth/forgot-password', { data: { email: student.email } })
  const link = await linkMailedTo(request, student.email, /Új jelszó/)
  const token = link.split('/').at(-1)
  await request.post(`/api/auth/change-password/${token}`, { data: { password: 'Hajnalcsillag-9' } })
  await page.goto(link)
  await expect(page).toHaveURL(/change-password\/failed/)
  await expect(page.getByText(/már felhasználták/)).toBeVisible()
})

test('an invitation link that was cut leads to who can send a new one, not to a verification mail @long', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request, 'MENTOR')
  await page.goto(`/app${link.slice(0, -5)}`)
  await expect(page).toHaveURL(/register\/failed/)
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText(/új meghívót/)).toBeVisible()
  await expect(page.getByRole('link', { name: /megerősítő levelet/ })).toHaveCount(0)
})

test('an invitation link that has expired asks for a new invitation by a button @long', async ({
  page,
  request,
}) => {
  const { email, link } = await invitedPerson(request, 'MENTOR')
  await sendInvitationAgain(request, email)
  await page.goto(`/app${link}`)
  await expect(page).toHaveURL(/register\/failed/)
  await expect(page.getByRole('heading', { name: 'Ez a meghívó már nem érvényes' })).toBeVisible()
  await page.getByRole('button', { name: 'Új meghívót kérek' }).click()
  await expect(page.getByRole('status').filter({ hasText: /elküldtük az újat/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Új meghívót kérek' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('an invitation that was taken up says so, and leads to sign-in @long', async ({ page, request }) => {
  const { email, link } = await invitedPerson(request, 'MENTOR')
  const data = { username: email.split('@')[0], password: NEWCOMERS_PASSWORD, email }
  await request.post(`/api/auth/register/${link.split('/').at(-1)}`, { data })
  await page.goto(`/app${link}`)
  await expect(page.getByRole('heading', { name: 'Ezt a meghívót már felhasználták' })).toBeVisible()
  await page.getByRole('link', { name: 'Bejelentkezés' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a link for a new address that was cut says so, and does not speak of registering @long', async ({
  page,
  request,
}) => {
  const link = await askedForOtherAddress(request)
  await page.goto(`/app${link.slice(0, -5)}`)
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeVisible()
  await expect(page).toHaveURL(/confirm-email/)
  await expect(page.getByText(/eddigi címeddel/)).toBeVisible()
  await expect(page.getByText(/új meghívót/)).toHaveCount(0)
})

test('a new address that was confirmed already is told so @long', async ({ page, request }) => {
  const link = await askedForOtherAddress(request)
  await request.post(`/api/auth/confirm-email/${link.split('/').at(-1)}`, {
    data: { password: NEWCOMERS_PASSWORD },
  })
  await page.goto(`/app${link}`)
  await expect(page.getByRole('heading', { name: 'Ezt a hivatkozást már felhasználták' })).toBeVisible()
  await page.getByRole('link', { name: 'Bejelentkezés' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a link that was used since is not open again when one goes back to it', async ({ page, request }) => {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await page.goto(link)
  await page.getByLabel('Jelszó', { exact: true }).fill('nem ez volt 1')
  await page.getByRole('button', { name: 'Megerősítem' }).click()
  await page.getByRole('link', { name: 'Új regisztráció' }).click()
  await expect(page.getByRole('heading', { name: 'Regisztráció' })).toBeVisible()
  await request.post(`/api/auth/verify-email/${link.split('/').at(-1)}`, {
    data: { password: student.password },
  })
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ezt a hivatkozást már felhasználták' })).toBeVisible()
})

test('a link that dies while its page is open says so when it is used @long', async ({ page, request }) => {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await page.goto(link)
  await page.getByLabel('Jelszó', { exact: true }).fill(student.password)
  // Another registration of the same address takes its place.
  await registeredStudent(request, { ...student, username: `${student.username}x` })
  await page.getByRole('button', { name: 'Megerősítem' }).click()
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeVisible()
  await expect(page).toHaveURL(/verify-email/)
})

test('a verification link that was cut leads to a new verification mail @long', async ({ page, request }) => {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await page.goto(link.slice(0, -5))
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeVisible()
  await page.getByRole('link', { name: 'Új megerősítő levelet kérek' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
})

test('an address that was verified already is told so @long', async ({ page, request }) => {
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
