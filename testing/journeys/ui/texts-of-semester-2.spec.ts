import { expect, type Page } from '@playwright/test'
import { pdfFile } from '../steps/one-pager.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { acceptedStudent, tokenOf } from '../steps/people.ts'
import { draftingStudent, projectNamed, publishingStudent } from '../steps/projects.ts'
import { failing, openInEnglish as open, press, says } from '../steps/said.ts'
import { test } from '../steps/second-semester.ts'

// Every text that the specification quotes (spec 5 and 8, semester 2), on the page that says it, word for word.

const alone = onOwnServer('semester-2')

const tooLarge = {
  ...pdfFile(),
  buffer: Buffer.concat([pdfFile().buffer, Buffer.alloc(5_242_880)]),
}
const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click()

test('applying and withdrawing', async ({ page: start, request }) => {
  const { id } = await publishingStudent(request)
  const { token } = await acceptedStudent(request)
  const page = await open(start, `/project/project-detail/${id}`, token)
  await press(page, 'Apply')
  await submit(page)
  await says(page, 'Required field')
  const motivation = page.getByLabel('Why do you want to join?')
  // Said as it is typed: a press now could still be on its way when the next text is there, and send that.
  await motivation.fill('x'.repeat(1001))
  await says(page, 'Maximum 1,000 characters')
  await motivation.fill('I have washed for two years.')
  await page.locator('input[type=file]').setInputFiles(tooLarge)
  await says(page, 'File is too large, maximum size 5 MB')
  await press(page, 'Continue without this file')
  await submit(page)
  await says(page, 'Successful application')

  const own = await open(start, '/project/project-applications', token)
  await own.getByRole('button', { name: /^Withdraw: / }).click()
  await submit(own)
  await says(own, 'Successful withdrawal')
})

test('a project @long', async ({ page: start, request }) => {
  const { token } = await draftingStudent(request)
  const page = await open(start, '/my-project', token)
  await page.getByLabel('Problem').fill('A queue every evening.')
  await press(page, 'Save')
  await says(page, 'Successfully saved!')
  for (const section of ['Solution', 'Market', 'Competitors', 'Business model', 'About the team', 'Contact'])
    await page.getByRole('textbox', { name: section }).fill(section)
  await press(page, 'Publish')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await says(page, 'Successfully published!')
})

test('an introduction @long', async ({ page: start, request }) => {
  const { token } = await acceptedStudent(request)
  const page = await open(start, '/settings?tab=introduction', token)
  await page.getByLabel('In one sentence').fill('I build prototypes.')
  await page.getByRole('textbox', { name: 'Introduction', exact: true }).fill('Three years of React.')
  await press(page, 'Save draft')
  await says(page, 'Successfully saved!')
  await press(page, 'Save and publish')
  await says(page, 'Successfully published!')
})

test('asking a mentor @long', async ({ page: start, request }) => {
  const owner = (await tokenOf(request, 'owner@rajt.example')) ?? ''
  const page = await open(start, '/mentors/find-mentors', owner)
  await page
    .getByRole('button', { name: /^Ask .+ to mentor us$/ })
    .last()
    .click()
  await page.getByLabel('Why this mentor?').fill('Our first customers.')
  for (const [code, words] of [
    ['not-project-owner', 'First, publish your project description!'],
    ['mentor-full', 'This mentor cannot take on more projects!'],
  ] as const) {
    await failing(page, '/mentor-application/apply/*', 400, code)
    await submit(page)
    await says(page, words)
    await page.unroute('**/api/mentor-application/apply/*')
  }
})

alone('what a mentor answers and asks @long', async ({ page: start, request }) => {
  const mentor = (await tokenOf(request, 'mentor@rajt.example')) ?? ''
  const page = await open(start, '/project/project-applications', mentor)
  await failing(page, '/mentor-application/manage/accept/*', 409, 'project-has-mentor')
  await page
    .getByRole('button', { name: /^Accept: / })
    .first()
    .click()
  await submit(page)
  await says(page, 'This project already has a mentor, please choose another one!')

  const { name } = await publishingStudent(request)
  const project = await projectNamed(request, name)
  const found = await open(start, `/project/project-detail/${project}`, mentor)
  await press(found, 'I am interested')
  await says(found, 'Successful enquiry!')
  await expect(found.getByRole('heading', { name: 'Would you mentor them?' })).toBeFocused()
  await expect(found.getByRole('link', { name: 'My interests' }).last()).toBeVisible()
})

test('a progress report @long', async ({ page: start, request }) => {
  const owner = (await tokenOf(request, 'owner@rajt.example')) ?? ''
  const page = await open(start, '/progress-report', owner)
  await page.locator('input[type=file]').setInputFiles(tooLarge)
  await says(page, 'File is too large, maximum size 5 MB')
})
