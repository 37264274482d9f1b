import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type Hand, hands } from '#testing/journeys/steps/hand.ts'
import { renamed } from '#testing/journeys/steps/name-changes.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { described } from '#testing/journeys/steps/projects.ts'
import type { RescueEntry } from './calls.ts'

const test = onOwnServer('semester-2')
// One after another on one server: a round is everybody's.
test.describe.configure({ mode: 'default' })
const surnames = ['Billentyűs', 'Egérházi']

type Student = Awaited<ReturnType<typeof acceptedStudent>>
/** With a name that nobody else has, as the office finds people by their names. */
async function named(request: APIRequestContext, surname: string, firstname: string): Promise<Student> {
  const student = await acceptedStudent(request)
  await renamed(request, student.token, { surname, firstname })
  return { ...student, surname, firstname }
}

const nameOf = ({ surname, firstname }: Student) => `${surname} ${firstname}`

/** Two students whom the proposal does not put into this project's group. */
async function outside(request: APIRequestContext, office: string, project: string, students: Student[]) {
  const answer = await request.get(`/api/rescue?search=${encodeURIComponent(project)}`, {
    headers: { authorization: `Bearer ${office}` },
  })
  const { entries } = (await answer.json()) as { entries: RescueEntry[] }
  const inside = entries.flatMap(({ people }) =>
    people.map(({ surname, firstname }) => `${surname} ${firstname}`),
  )
  const [one, other] = students.filter((student) => !inside.includes(nameOf(student)))
  if (!one || !other) throw new Error('everybody is in one group')
  return [one, other] as const
}

/** The chosen one is reached, or the first, and from it the others by the arrows. */
async function choose(page: Page, hand: Hand, target: Locator) {
  const chosen = page.getByRole('radio', { checked: true })
  await hand.press((await chosen.count()) > 0 ? chosen : page.getByRole('radio').first())
  for (let n = 0; n < 10 && !(await target.isChecked()); n++) await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

for (const [n, [how, handOf]] of hands.entries())
  test(`the office proposes, changes and sends, an owner invites, and a group settles who creates, ${how}`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(240_000)
    const surname = surnames[n] ?? ''
    const hand = handOf(page)
    const dialog = page.getByRole('dialog')
    const owner = await named(request, surname, 'Emőke')
    const project = `Javasolt projekt ${how}`
    await post(request, '/manage-project/create', described(project), owner.token)
    await post(request, '/manage-project/publish', { ...described(project), revision: 1 }, owner.token)
    const students: Student[] = []
    for (const firstname of ['Aliz', 'Benedek', 'Cecília', 'Dénes'])
      students.push(await named(request, surname, firstname))

    // The office makes a proposal.
    const office = await tokenOf(request, 'office@rajt.example')
    await openAs(page, office, '/rescue')
    await hand.press(page.getByRole('button', { name: /^(Javaslat készítése|Új javaslat készítése)$/ }))
    await expect(page.getByText(/^Elkészült a javaslat/)).toBeVisible()
    await expect(page.getByText('Piszkozat')).toBeVisible()
    const [one, other] = await outside(request, office, project, students)

    // One student is taken out, and another one comes beside them.
    await page.goto(`/app/rescue?search=${encodeURIComponent(nameOf(one))}`)
    await hand.press(page.getByRole('button', { name: `Áthelyezés: ${nameOf(one)}` }))
    await hand.press(dialog.getByRole('button', { name: 'Áthelyezés' }))
    await expect(dialog.getByText('Előbb válaszd ki, hová kerüljön!')).toBeVisible()
    await choose(page, hand, dialog.getByRole('radio', { name: /^Egyik csoportba se/ }))
    await hand.press(dialog.getByRole('button', { name: 'Áthelyezés' }))
    await expect(page.getByText('kivettétek')).toBeVisible()
    await page.goto(`/app/rescue?search=${encodeURIComponent(nameOf(other))}`)
    await hand.press(page.getByRole('button', { name: `Áthelyezés: ${nameOf(other)}` }))
    await hand.write(dialog.getByLabel('Keresés névre vagy projektre'), nameOf(one))
    const target = dialog.getByRole('radio', { name: nameOf(one) })
    await expect(target).toBeVisible()
    await choose(page, hand, target)
    await hand.press(dialog.getByRole('button', { name: 'Áthelyezés' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('A projektet még létre kell hozniuk').first()).toBeVisible()

    // What will happen is told before it is sent, and then it is final.
    await hand.press(page.getByRole('button', { name: 'Elküldés', exact: true }))
    await expect(dialog.getByText(/Ez végleges/)).toBeVisible()
    await expect(dialog.getByText(/projektgazda levelet kap/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Elküldés', exact: true }))
    await expect(page.getByText(/^Elküldtük/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Áthelyezés: / })).toHaveCount(0)

    // The owner sees who is proposed, and one press invites them.
    const theirs = await browser.newPage()
    const second = handOf(theirs)
    await openAs(theirs, owner.token, '/my-project')
    await expect(theirs.getByRole('heading', { name: 'Társakat javaslunk a projektedhez' })).toBeVisible()
    await second.press(theirs.getByRole('button', { name: /^(Meghívom|Mindkettőt meghívom)/ }))
    await expect(theirs.getByText('Már meghívtad, a válaszára vársz.').first()).toBeVisible()
    await second.press(theirs.getByRole('link', { name: 'A meghívásokhoz' }))
    await expect(theirs).toHaveURL(/member-finder\/invitations/)

    // In the group without a project the first who says so creates it, and the other one sees who.
    const [first, later] = [await browser.newPage(), await browser.newPage()]
    const firstHand = handOf(first)
    await openAs(first, one.token)
    await expect(first.getByRole('heading', { name: 'Csapatot javaslunk neked' })).toBeVisible()
    await expect(first.getByText(nameOf(other)).first()).toBeVisible()
    await openAs(later, other.token)
    const question = later.getByRole('button', { name: 'Én hozom létre' })
    await expect(question).toBeVisible()
    await firstHand.press(first.getByRole('button', { name: 'Én hozom létre' }))
    await expect(first.getByText(/^Te vállaltad\./)).toBeVisible()
    // Whoever was slower learns who it is.
    await handOf(later).press(question)
    await expect(later.getByText(`${nameOf(one)} gyorsabb volt`, { exact: false })).toBeVisible()
    await expect(later.getByText(`${nameOf(one)} vállalta`, { exact: false })).toBeVisible()
    await firstHand.press(first.getByRole('button', { name: 'Mégsem én hozom létre' }))
    await expect(first.getByRole('button', { name: 'Én hozom létre' })).toBeVisible()
  })
