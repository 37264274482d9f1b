import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { childrenOf } from '#testing/server/peak.ts'
import { postmaster } from '#testing/server/process.ts'
import { answerOne, chooseOne, courseOf } from '../steps/course.ts'
import { mouse } from '../steps/hand.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { acceptedStudent, openAs, tokenOf } from '../steps/people.ts'

const test = onOwnServer('semester-1')
/** As long as another machine takes to follow a primary that froze. */
const AWAY_MS = 27_000
const BACK_MS = 30_000

/** Stops every process of the database where it stands, or lets all go on. */
function signalDatabase(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const main = postmaster(folder)
  if (main === null) throw new Error('the database does not run')
  for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal)
}

const stillTrying = (page: Page) => page.getByText('Még próbáljuk').first()

test('an exam, a form and a list ride through half a minute without the database, and go on by themselves @long', async ({
  browser,
  request,
  folder,
}) => {
  const hand = mouse()
  const student = await acceptedStudent(request)
  const office = await tokenOf(request, 'office@rajt.example')
  const { modules } = await courseOf(request, student.token)
  const [exam, form, list] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()])
  await openAs(exam, student.token, `/tests/${modules[0]?.id}`)
  await hand.press(exam.getByRole('button', { name: 'Vizsga indítása' }))
  await answerOne(exam, hand)
  await openAs(form, office, '/news')
  await hand.press(form.getByRole('button', { name: 'Új hír' }))
  const dialog = form.getByRole('dialog', { name: 'Új hír' })
  await hand.write(dialog.getByLabel('Cím', { exact: true }), 'Megmaradt hír')
  await hand.write(dialog.getByLabel('Szöveg'), 'Egyszer jelenik meg.')
  await hand.press(dialog.getByRole('checkbox', { name: 'Hallgatóknak' }))
  await openAs(list, office, '/news')
  await expect(list.getByRole('article').first()).toBeVisible()

  signalDatabase(folder, 'SIGSTOP')
  try {
    await hand.press(exam.getByRole('button', { name: 'Tovább', exact: true }))
    await chooseOne(exam, hand)
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await list
      .getByRole('link', { name: /Hallgatók/ })
      .first()
      .click()
    await expect(exam.getByText(/Még nincs elmentve/).first()).toBeVisible()
    await expect(stillTrying(form)).toBeVisible({ timeout: AWAY_MS })
    await expect(stillTrying(list)).toBeVisible({ timeout: AWAY_MS })
    await sleep(AWAY_MS / 3)
  } finally {
    signalDatabase(folder, 'SIGCONT')
  }

  await expect(exam.getByText(/Még nincs elmentve/)).toHaveCount(0, { timeout: BACK_MS })
  await expect(form.getByText('Közzétettük a hírt')).toBeVisible({ timeout: BACK_MS })
  await expect(form.getByRole('article', { name: 'Megmaradt hír' })).toHaveCount(1)
  await expect(list.getByRole('table').or(list.getByRole('listitem')).first()).toBeVisible({
    timeout: BACK_MS,
  })
  await expect(stillTrying(list)).toHaveCount(0)
})
