import { type APIRequestContext, expect } from '@playwright/test'
import { hands, keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { described } from '#testing/journeys/steps/projects.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'

const apply = async (request: APIRequestContext, token: string, project: string) => {
  const response = await request.post(`/api/find-project/apply/${project}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { motivation: 'Szívesen dolgoznék veletek.' },
  })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { _id: string })._id
}

async function ownedProject(request: APIRequestContext, token: string, name: string): Promise<string> {
  const { project } = await post(request, '/manage-project/create', described(name), token)
  await post(request, '/manage-project/publish', { ...described(name), revision: 1 }, token)
  return project._id
}

for (const [how, handOf] of hands)
  test(`an owner takes in an applicant, finds and invites another, and the team is full, ${how}`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(180_000)
    const hand = handOf(page)
    const owner = await acceptedStudent(request)
    const project = await ownedProject(request, owner.token, `Csapatverseny ${how}`)
    const [applicant, other] = [await acceptedStudent(request), await acceptedStudent(request)]
    await apply(request, applicant.token, project)

    // The applicant's words are read, and the application is accepted.
    await openAs(page, owner.token, '/my-project/manage-applications')
    await expect(page.getByText('2 szabad hely')).toBeVisible()
    await hand.press(
      page.getByRole('button', {
        name: `Megnyitás: ${applicant.surname} ${applicant.firstname} jelentkezése`,
      }),
    )
    await expect(page.getByText('Szívesen dolgoznék veletek.')).toBeVisible()
    await expect(page.getByText('Nem küldött önéletrajzot.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: /^Elfogadás: / }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/Ez végleges/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Elfogadás' }))
    await expect(page.getByText(/^Csatlakozott a csapatodhoz/)).toBeVisible()
    await expect(page.getByText('1 szabad hely')).toBeVisible()

    // Another student introduces themselves.
    const theirs = await browser.newPage()
    const second = handOf(theirs)
    await openAs(theirs, other.token, '/settings?tab=introduction')
    await second.press(theirs.getByRole('button', { name: 'Mentés és közzététel' }))
    await expect(theirs.getByLabel('Egy mondatban')).toBeFocused()
    await second.write(theirs.getByLabel('Egy mondatban'), `Mindent kipróbálok, ${how}.`)
    await second.write(theirs.getByLabel('Bemutatkozás', { exact: true }), 'Csapatot keresek.')
    await second.press(theirs.getByRole('button', { name: 'Mentés és közzététel' }))
    await expect(theirs.getByText('A bemutatkozásod közzé van téve.')).toBeVisible()

    // The owner finds and invites them.
    await page.goto(
      `/app/my-project/team/member-finder/list?search=${encodeURIComponent(`${other.surname} ${other.firstname}`)}`,
    )
    const row = page.getByRole('row').filter({ hasText: `Mindent kipróbálok, ${how}.` })
    await hand.press(row.getByRole('link', { name: /^Bemutatkozás: / }))
    await expect(page.getByText('Csapatot keresek.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Meghívás a csapatba' }))
    await hand.press(dialog.getByRole('button', { name: 'Meghívás a csapatba' }))
    await expect(page.getByText('Már meghívtad, a válaszára vársz.')).toBeVisible()

    // They open it, and the owner sees that; they accept, and are where the team is.
    await page.goto('/app/my-project/team/member-finder/invitations')
    await expect(page.getByText('Még nem nyitotta meg')).toBeVisible()
    const opened = theirs.waitForResponse(/member-invitation\/see/)
    await theirs.goto('/app/project/invitations')
    await opened
    await page.reload()
    await expect(page.getByText(/^Megnyitotta: /)).toBeVisible()
    await second.press(theirs.getByRole('button', { name: /^Elfogadás: / }))
    const theirDialog = theirs.getByRole('dialog')
    await expect(theirDialog.getByText(/Ez végleges/)).toBeVisible()
    await second.press(theirDialog.getByRole('button', { name: 'Elfogadás' }))
    await second.press(theirs.getByRole('link', { name: 'A csapatomhoz' }))
    await expect(theirs.getByRole('heading', { name: 'Teljes a csapat!' }).first()).toBeVisible()
    await expect(theirs.getByRole('link', { name: owner.email })).toBeVisible()
    await theirs.goto('/app/settings?tab=personality')
    await expect(theirs.getByText(/a típusod nem módosítható/)).toBeVisible()
    await theirs.close()

    await page.goto('/app/my-project/team/member-finder/invitations')
    await expect(page.getByText('Elfogadva')).toBeVisible()
    await expect(page.getByText('Betelt', { exact: true })).toBeVisible()
  })

test('an owner who is slower than the applicant learns what became of the application', async ({
  page,
  request,
}) => {
  const owner = await acceptedStudent(request)
  const project = await ownedProject(request, owner.token, 'Lassú döntés')
  const applicant = await acceptedStudent(request)
  const id = await apply(request, applicant.token, project)
  await openAs(page, owner.token, '/my-project/manage-applications')
  await page.getByRole('button', { name: /jelentkezése$/ }).click()
  await page.getByRole('button', { name: /^Elfogadás: / }).click()
  await post(request, `/find-project/revoke/${id}`, {}, applicant.token)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Elfogadás' }).click()
  await expect(dialog.getByText(/közben visszavonta/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Bezárás' }).click()
  await expect(page.getByText('Most senki sem vár válaszra.', { exact: false })).toBeVisible()
})

test('a team of two says that it is complete, and looks for members again @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'owner@rajt.example'), '/my-project/team')
  await page.getByRole('button', { name: 'Megvan a csapat' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/válaszra váró jelentkezés és meghívás lezárul/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Mégse' }).click()
  const owner = await acceptedStudent(request)
  const project = await ownedProject(request, owner.token, 'Ketten')
  const member = await acceptedStudent(request)
  const id = await apply(request, member.token, project)
  await post(request, `/manage-project/accept-application/${id}`, {}, owner.token)
  const own = await page.context().browser()?.newPage()
  if (!own) throw new Error('no page')
  await openAs(own, owner.token, '/my-project/team')
  await own.getByRole('button', { name: 'Megvan a csapat' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Megvan a csapat' }).click()
  await expect(own.getByRole('heading', { name: 'Ketten is teljes csapat vagytok!' })).toBeVisible()
  await own.getByRole('button', { name: 'Újra keresek tagot' }).click()
  await expect(own.getByRole('button', { name: 'Megvan a csapat' })).toBeVisible()
  await own.close()
})

test('the pages around a team lead to each other, by keyboard alone @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'owner@rajt.example'))
  const hand = keyboard(page)
  await hand.press(page.getByRole('link', { name: 'A csapatom' }))
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Kölcsönpolc', exact: true }))
  await hand.press(page.getByRole('link', { name: 'A csapatomhoz' }))
  await expect(page.getByRole('heading', { level: 1, name: 'A csapatom' })).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Érdeklődő mentorok' }))
  const introduction = page.getByRole('button', { name: 'Bemutatkozás: Hegedűs Kornél' })
  await hand.press(introduction)
  await expect(page.getByRole('dialog', { name: 'Hegedűs Kornél' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(introduction).toBeFocused()
})

test('whoever is in a team is led there, and not asked to look for one @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'member@rajt.example'))
  await page.getByRole('link', { name: 'Meghívásaim' }).click()
  await expect(page.getByText('Már csapatban vagy')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'A csapatomhoz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A csapatom' })).toBeVisible()
})
