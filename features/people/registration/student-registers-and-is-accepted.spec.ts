import { expect, type Page, test } from '@playwright/test'
import { type Hand, hands } from '#testing/journeys/steps/hand.ts'
import { linkMailedTo, newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

for (const [name, handOf] of hands) {
  test(`a student registers, verifies their address, waits and is accepted, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const student = newStudent()

    await page.goto('/app/auth/login')
    await hand.press(page.getByRole('link', { name: 'Regisztráció' }))
    await fillIn(page, hand, student)
    await page.reload()
    await expect(page.getByLabel('Neptun-kód')).toHaveValue(student.neptun)
    await hand.write(page.getByLabel('Jelszó', { exact: true }), student.password)
    await hand.press(page.getByRole('checkbox'))
    await hand.press(page.getByRole('button', { name: 'Regisztrálok' }))
    await expect(page.getByRole('heading', { name: /nézd meg a postaládádat/ })).toBeVisible()

    await page.goto(await linkMailedTo(request, student.email, /Erősítsd meg/))
    await expect(page.getByText('t•••@hallgatok.example')).toBeVisible()
    await hand.write(page.getByLabel('Jelszó', { exact: true }), 'nem ez volt 1')
    await hand.press(page.getByRole('button', { name: 'Megerősítem' }))
    await expect(page.getByText('Nem ezzel a jelszóval regisztráltak erre a címre.')).toBeVisible()
    await expect(page.getByLabel('Jelszó', { exact: true })).toBeFocused()
    await hand.write(page.getByLabel('Jelszó', { exact: true }), student.password)
    await hand.press(page.getByRole('button', { name: 'Megerősítem' }))
    await expect(page.getByRole('heading', { name: 'A regisztrációd jóváhagyásra vár' })).toBeVisible()

    await page.goto('/app/auth/login')
    await signIn(page, hand, student)
    await expect(page.getByText('Az egyetemed koordinátora vagy a programiroda átnézi')).toBeVisible()

    const coordinator = await browser.newPage()
    await openAs(coordinator, await tokenOf(request, 'university@rajt.example'), '/registration-confirmation')
    await acceptInList(coordinator, student)
    await coordinator.close()

    await linkMailedTo(request, student.email, /Elfogadtuk/)
    await page.goto('/app/auth/login')
    await signIn(page, hand, student)
    await expect(page.getByRole('heading', { name: 'Itt a rajtvonal' })).toBeVisible()
  })
}

async function fillIn(page: Page, hand: Hand, student: ReturnType<typeof newStudent>) {
  await hand.write(page.getByLabel('Vezetéknév'), student.surname)
  await hand.write(page.getByLabel('Keresztnév'), student.firstname)
  await hand.choose(page.getByLabel('Egyetem'), 'Szegedi Tudományegyetem')
  await hand.write(page.getByLabel('Neptun-kód'), student.neptun)
  await hand.write(page.getByLabel('Felhasználónév'), student.username)
  await hand.write(page.getByLabel('E-mail-cím'), student.email)
}

async function acceptInList(page: Page, student: { email: string }) {
  await page.getByRole('searchbox').pressSequentially(student.email)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  await page.getByRole('button', { name: /^Elfogadás/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Elfogadás/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
