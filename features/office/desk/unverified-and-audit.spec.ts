import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import {
  acceptedStudent,
  linkMailedTo,
  newStudent,
  openAs,
  post,
  registeredStudent,
  tokenOf,
} from '#testing/journeys/steps/people.ts'
import { studentId } from '#testing/journeys/steps/students.ts'

test('the office finds who did not get the mail, and sends it again, by keyboard alone', async ({
  page,
  request,
}) => {
  const student = await registeredStudent(request, newStudent())
  const first = await linkMailedTo(request, student.email, /Erősítsd meg/)
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/desk')
  await hand.press(page.getByRole('link', { name: 'Meg nem erősített címek' }))
  await expect(page.getByRole('heading', { name: 'Megerősítetlen regisztrációk' })).toBeVisible()
  await hand.write(page.getByRole('searchbox'), student.email)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Levél újraküldése: Őrsi Tünde' }))
  await expect(page.getByText('Elküldtük a megerősítő levelet: Őrsi Tünde')).toBeVisible()
  await expect
    .poll(() => linkMailedTo(request, student.email, /Erősítsd meg/), { timeout: 10_000 })
    .not.toBe(first)
  const second = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await post(request, `/auth/verify-email/${second.split('/').at(-1)}`, { password: student.password })
  await page.reload()
  await expect(page.getByText(/^Nincs találat/)).toBeVisible()
})

test('the audit tells who did what to somebody and why, and coordinators have none @long', async ({
  page,
  browser,
  request,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const student = await acceptedStudent(request)
  const gone = await studentId(request, office, student.email)
  const reason = `Átmenetileg (${Math.random().toString(36).slice(2, 8)})`
  await post(request, `/people/${gone}/disable`, { reason }, office)
  await post(request, `/people/${gone}/enable`, { reason: 'Visszajött.' }, office)
  await openAs(page, office, '/desk/audit')
  await page.getByRole('searchbox').fill(student.email)
  await page.getByRole('button', { name: /^Témák/ }).click()
  await page.getByRole('checkbox', { name: 'Fiókok és biztonság' }).check()
  await page.getByRole('radio', { name: 'Ma' }).check()
  const row = page.getByRole('row', { name: /Letiltották a fiókját/ }).first()
  await expect(row).toContainText(reason)
  await expect(row).toContainText('Őrsi Tünde')
  await expect(row).toContainText('Király Nóra')
  await expect(page.getByRole('row', { name: /Újra engedélyezték/ }).first()).toBeVisible()

  const other = await browser.newPage()
  await openAs(other, await tokenOf(request, 'university@rajt.example'), '/desk/audit')
  await expect(other).toHaveURL(/\/app\/$/)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Napló' })).toHaveCount(0)
  await other.close()
})
