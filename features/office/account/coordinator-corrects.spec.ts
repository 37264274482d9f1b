import { expect, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, linkMailedTo, newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'
import { studentId } from '#testing/journeys/steps/students.ts'

for (const [name, handOf] of hands)
  test(`a coordinator corrects a student, whose new address counts once they confirm it, ${name} @long`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    const coordinator = await tokenOf(request, 'university@rajt.example')
    const office = await tokenOf(request, 'office@rajt.example')
    await openAs(page, coordinator, `/students/${await studentId(request, office, student.email)}`)
    await expect(page.getByRole('button', { name: 'Letiltás' })).toHaveCount(0)
    await hand.press(page.getByRole('button', { name: 'Adatok javítása' }))
    const dialog = page.getByRole('dialog', { name: 'Adatok javítása' })
    await expect(dialog.getByLabel('Egyetem')).toHaveCount(0)
    const { email } = newStudent()
    await hand.write(dialog.getByLabel('Vezetéknév'), 'Őrsy')
    await hand.write(dialog.getByLabel('E-mail-cím'), email)
    await hand.write(dialog.getByLabel('Személyi igazolvány új száma'), 'ab12')
    await hand.write(dialog.getByLabel('Indoklás'), 'Elírás a regisztrációban.')
    await hand.press(dialog.getByRole('button', { name: 'Mentés', exact: true }))
    await expect(dialog.getByText('Hibás formátum')).toBeVisible()
    await hand.write(dialog.getByLabel('Személyi igazolvány új száma'), 'ab 123456')
    await hand.press(dialog.getByRole('button', { name: 'Mentés', exact: true }))
    await expect(page.getByText(/az új címre megerősítő levelet küldtünk: Őrsy Tünde/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Őrsy Tünde' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText(student.email)).toBeVisible()

    const own = await browser.newPage()
    await own.goto(`/app${(await linkMailedTo(request, email, /Erősítsd meg/)).replace(/^\/app/, '')}`)
    await own.getByLabel('Jelszó', { exact: true }).fill(student.password)
    await own.getByRole('button', { name: 'Új cím megerősítése' }).click()
    await expect(own).toHaveURL(/\/auth\/login$/)
    await signIn(own, mouse(), { ...student, email })
    await expect(own.getByText('A következő lépésed')).toBeVisible()
    await own.goto('/app/settings')
    await expect(own.getByLabel('Személyi igazolvány száma')).toHaveValue('AB123456')
    await own.close()
    await page.reload()
    await expect(page.getByText(student.email)).toHaveCount(0)
  })
