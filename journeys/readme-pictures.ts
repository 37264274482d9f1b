import { join } from 'node:path'
import { test } from '@playwright/test'
import sharp from 'sharp'
import { courseOf } from './steps/course.ts'
import { openScreen } from './steps/open-screen.ts'
import { acceptedStudent, tokenOf } from './steps/people.ts'
import { passExam } from './steps/right-answers.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const LARGE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 800 }

test('pictures: of the README', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const [owner, office] = await Promise.all([
    tokenOf(request, 'owner@rajt.example'),
    tokenOf(request, 'office@rajt.example'),
  ])
  const { lessons, modules } = await courseOf(request, owner)
  const { token: passing } = await acceptedStudent(request)
  const passed = await passExam(request, passing, modules[0]?.id ?? '')
  const pictures = [
    { name: 'home', path: '/', token: owner, viewport: LARGE },
    { name: 'lesson', path: `/lessons/${lessons[0]?.id}`, token: owner, viewport: PHONE },
    {
      name: 'exam-result',
      path: `/tests/${modules[0]?.id}?attempt=${passed}`,
      token: passing,
      viewport: PHONE,
    },
    { name: 'staff-list', path: '/registration-confirmation', token: office, viewport: LARGE },
  ]
  for (const { viewport, ...screen } of pictures) {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await openScreen(context, screen, { language: 'hu', viewport })
    await page.evaluate('document.fonts.ready')
    await save(screen.name, await page.screenshot())
    await context.close()
  }
})

/** With a palette of its own: a quarter of the bytes, and nothing seen of it. */
const save = (name: string, picture: Buffer) =>
  sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`))
