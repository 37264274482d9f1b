import { expect, test } from '@playwright/test'
import { courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const numbers = ['egy', 'kettő', 'három', 'négy', 'öt']
const questions = numbers.map(
  (number) =>
    `Mit jelent az új fogalom, ${number}?{=A jó választ ~A rossz választ ####Mert a lecke ezt mondja.}`,
)
const gift = [...questions, 'Írj egy esszét!{}'].join('\n\n')

test('the office imports a GIFT file by keyboard, completes and publishes five questions, and a student meets them', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const office = await tokenOf(request, 'office@rajt.example')
  const { modules } = await courseOf(request, office)
  const module = modules[0]?.id ?? ''
  await openAs(page, office, `/modules/questions/${module}`)
  await hand.press(page.getByRole('link', { name: 'Kérdések fájlból és fájlba' }))
  await page
    .getByLabel('Fájl kiválasztása')
    .setInputFiles({ name: 'kerdesek.txt', mimeType: 'text/plain', buffer: Buffer.from(gift) })
  await hand.press(page.getByRole('button', { name: 'Előnézet' }))
  const preview = page.getByRole('region', { name: '6 kérdés a fájlban' })
  await expect(preview.getByText('Ilyen fajta kérdés nincs a vizsgákon: essay.')).toBeVisible()
  await expect(preview.getByText('5 kérdés kiválasztva.')).toBeVisible()
  await hand.press(preview.getByRole('checkbox', { name: /^Átvétel: 1\./ }))
  await expect(preview.getByText('4 kérdés kiválasztva.')).toBeVisible()
  await hand.press(preview.getByRole('checkbox', { name: /^Átvétel: 1\./ }))
  await hand.press(preview.getByRole('button', { name: '5 kérdés átvétele' }))
  await expect(page.getByText(/5 új vázlat készült/)).toBeVisible()

  await test.step('the same file again has nothing new', async () => {
    await hand.press(page.getByRole('button', { name: 'Előnézet' }))
    await expect(preview.getByText('Már megvan', { exact: true })).toHaveCount(5)
    await expect(preview.getByText('Egy kérdés sincs kiválasztva.')).toBeVisible()
  })

  await test.step('each is written in the other language', async () => {
    for (const number of numbers) {
      await openAs(page, office, `/modules/questions/${module}`)
      await hand.press(page.getByRole('link', { name: `Mit jelent az új fogalom, ${number}?` }))
      const english = page.getByRole('region', { name: 'Angol' })
      await hand.write(english.getByLabel('Kérdés'), `What does it mean, ${number}?`)
      await hand.write(english.getByLabel('1. válasz', { exact: true }), 'The right answer')
      await hand.write(english.getByLabel('2. válasz', { exact: true }), 'The wrong answer')
      await hand.write(english.getByLabel('Magyarázat'), 'Because the lesson says so.')
      await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
    }
  })

  await openAs(page, office, `/modules/questions/${module}`)
  for (const number of numbers)
    await hand.press(page.getByRole('checkbox', { name: new RegExp(`új fogalom, ${number}`) }))
  await hand.press(page.getByRole('button', { name: '5 kijelölt vázlat közzététele' }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Miért változik?'), 'Új kérdések fájlból')
  await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
  await expect(page.getByText(/Közzétettünk 5 vázlatot/)).toBeVisible()

  await test.step('students meet them in exams', async () => {
    const met = new Set<string>()
    for (let tries = 0; tries < 12 && met.size === 0; tries++) {
      const { token } = await acceptedStudent(request)
      const attempt = await startExam(request, token, module)
      const headers = { authorization: `Bearer ${token}` }
      const shown = await (await request.get(`/api/exam/${attempt}`, { headers })).text()
      for (const number of numbers) if (shown.includes(`új fogalom, ${number}?`)) met.add(number)
    }
    expect(met.size).toBeGreaterThan(0)
  })
})
