import { expect, test } from '@playwright/test'
import { inPhase } from '../steps/another-time.ts'
import { completeCourse, pdfFile, seeIntroduction } from '../steps/one-pager.ts'
import { acceptedStudent, newStudent, tokenOf } from '../steps/people.ts'
import { failing, openInEnglish as open, press, says } from '../steps/said.ts'
import { newStaff } from '../steps/staff.ts'

// Every text that the specification quotes (spec 5 and 8, semester 1), on the page that says it, word for word.

test('signing in', async ({ page: start }) => {
  const page = await open(start, '/auth/login')
  const signIn = async () => {
    await page.locator('input[type=email]').fill(newStudent().email)
    await page.locator('input[type=password]').fill('nem-ez-az-1')
    await press(page, 'Sign in')
  }
  await signIn()
  await says(page, 'Incorrect e-mail or password')
  await failing(page, '/auth/login')
  await signIn()
  await says(page, 'Network access error. Check your internet connection')
  await page.unroute('**/api/auth/login')
  await failing(page, '/auth/login', 404, 'not-found')
  await signIn()
  await says(page, 'An error has occurred. Try again later.')
})

test('fields of the registration', async ({ page: start }) => {
  const page = await open(start, '/auth/register')
  const field = (name: string) => page.locator(`input[name=${name}]`)
  await press(page, 'Register')
  await says(page, 'Required field')
  await field('surname').fill('x'.repeat(61))
  await field('neptun').fill('!!')
  await field('email').fill('nobody')
  await field('password').fill('abc')
  await press(page, 'Register')
  await says(page, 'Maximum 60 characters')
  await says(page, 'Bad format')
  await says(page, 'Incorrect email address')
  await says(page, 'Must be at least 8 characters')
  await field('password').fill('abcdefghij')
  await press(page, 'Register')
  await says(page, 'At least 1 number')
})

test('fields of news and events @long', async ({ page: start, request }) => {
  const office = (await tokenOf(request, 'office@rajt.example')) ?? ''
  const news = await open(start, '/news', office)
  await press(news, 'New post')
  await news.getByRole('dialog').locator('button[type=submit]').click()
  await says(news, 'At least one user group must be selected')
  const events = await open(start, '/startup-lab-events', office)
  await press(events, 'New event')
  await events.getByRole('dialog').locator('input[name=title]').fill('x'.repeat(101))
  await events.getByRole('dialog').locator('button[type=submit]').click()
  await says(events, 'You can specify a maximum of 100 characters')
})

test('settings @long', async ({ page: start, request }) => {
  const { token, password } = await acceptedStudent(request)
  const page = await open(start, '/settings', token)
  const username = page.getByLabel('Username')
  await username.fill(newStudent().username)
  await press(page, 'Save')
  await says(page, 'Saved')
  await failing(page, '/profile')
  await username.fill(newStudent().username)
  await press(page, 'Save')
  await says(page, 'Unsuccessful modification')

  const type = await open(start, '/settings?tab=personality', token)
  const chooseAnother = () => type.getByRole('radio', { checked: false }).first().check()
  await chooseAnother()
  await press(type, 'Save')
  await says(type, 'Changed successfully!')
  await failing(type, '/personality-test/*')
  await chooseAnother()
  await press(type, 'Save')
  await says(type, 'Unsuccessful modification!')

  const change = await open(start, '/settings?tab=password', token)
  const write = async (current: string) => {
    const fields = change.locator('input[type=password]')
    for (const [i, value] of [current, 'Hajnalcsillag-9', 'Hajnalcsillag-9'].entries())
      await fields.nth(i).fill(value)
    await press(change, 'Save')
  }
  await write('nem-ez-az-1')
  await says(change, 'Current password is incorrect')
  await failing(change, '/auth/change-password/*')
  await write(password)
  await says(change, 'Unsuccessful modification!')

  const calendar = await open(start, '/settings?tab=calendar', token)
  await failing(calendar, '/calendar')
  await press(calendar, 'Get a calendar address')
  await says(calendar, 'An error has occurred. Click here to refresh the page.')
})

test('exams that cannot be taken @long', async ({ page: start, request }) => {
  const { token } = await acceptedStudent(request)
  for (const [code, title] of [
    ['semester-ended', 'The semester has ended'],
    ['module-locked', 'You have not yet unlocked the module for this exam'],
    ['attempts-exhausted', 'You have exhausted your allowed attempts'],
    ['no-exam', 'No exam for module'],
    ['service-unavailable', 'Module tests are unavailable'],
  ] as const) {
    const page = await open(start, `/tests/error/${code}`, token)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.close()
  }
})

test('a course that is not there yet @long', async ({ page: start, request }) => {
  const { token } = await acceptedStudent(request)
  const page = await open(start, '/', token, { prepare: inPhase('before') })
  await says(page, 'Course materials are not yet available in the current semester')
})

test('handing in a one-pager @long', async ({ page: start, request }) => {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  const page = await open(start, '/one-pager', token)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({
    ...pdfFile(),
    buffer: Buffer.concat([pdfFile().buffer, Buffer.alloc(5_242_880)]),
  })
  await says(page, 'File is too large, maximum size 5 MB')
  await file.setInputFiles(pdfFile())
  await press(page, 'Hand in the one-pager')
  await failing(page, '/one-pager')
  const handIn = page.getByRole('dialog').locator('button[type=submit]')
  await handIn.click()
  await says(page, 'Failed to upload one-pager :(')
  await page.unroute('**/api/one-pager')
  await handIn.click()
  await expect(page.getByRole('dialog', { name: 'Successful upload' })).toBeVisible()
})

test('the profile of a mentor @long', async ({ page: start, request }) => {
  const { token } = await newStaff(request, 'MENTOR')
  const page = await open(start, '/settings?tab=mentor', token)
  await page.getByLabel('Title, position, organisation').fill('Founder')
  await page.getByLabel('Professional biography').fill('Ten years of building.')
  await press(page, 'Save draft')
  await says(page, 'Successfully saved!')
  await press(page, 'Save and publish')
  await says(page, 'Successfully published!')
})
