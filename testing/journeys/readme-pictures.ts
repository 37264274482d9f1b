import { join } from 'node:path'
import { type Browser, test } from '@playwright/test'
import sharp from 'sharp'
import { inProject } from '#platform/server/in-project.ts'
import { courseOf } from './steps/course.ts'
import { openScreen, type Screen } from './steps/open-screen.ts'
import { onOwnServer } from './steps/own-server.ts'
import { acceptedStudent, tokenOf } from './steps/people.ts'
import { projectNamed } from './steps/projects.ts'
import { passExam } from './steps/right-answers.ts'

const FOLDER = inProject('docs/pictures')
const LARGE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 800 }

/** In the page: a video's first picture counts as nothing that is on its way. */
const POSTERS_THERE = `Promise.all([...document.querySelectorAll('video[poster]')].map(async ({ poster }) => {
  await Object.assign(new Image(), { src: poster }).decode()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}))`

type Picture = Screen & { viewport: typeof LARGE }

test('pictures: of the README', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const [owner, office] = await Promise.all([
    tokenOf(request, 'owner@rajt.example'),
    tokenOf(request, 'office@rajt.example'),
  ])
  const { lessons, modules } = await courseOf(request, owner)
  const { token: passing } = await acceptedStudent(request)
  const passed = await passExam(request, passing, modules[0]?.id ?? '')
  await take(browser, [
    { name: 'home', path: '/', token: owner, viewport: LARGE },
    { name: 'lesson', path: `/lessons/${lessons[0]?.id}`, token: owner, viewport: PHONE },
    {
      name: 'exam-result',
      path: `/tests/${modules[0]?.id}?attempt=${passed}`,
      token: passing,
      viewport: PHONE,
    },
    { name: 'staff-list', path: '/registration-confirmation', token: office, viewport: LARGE },
  ])
})

onOwnServer('semester-2')('pictures: of semester 2', async ({ browser, playwright, server }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext({ baseURL: server })
  const [owner = null, student = null, mentor = null] = await Promise.all(
    ['owner', 'student', 'mentor'].map((name) => tokenOf(request, `${name}@rajt.example`)),
  )
  const project = `/project/project-detail/${await projectNamed(request, 'Kölcsönpolc')}`
  await take(
    browser,
    [
      { name: 'find-projects', path: '/project/find-projects', token: student, viewport: LARGE },
      { name: 'team', path: '/my-project/team', token: owner, viewport: LARGE },
      { name: 'project', path: project, token: student, viewport: PHONE },
      { name: 'mentor', path: '/project/project-applications', token: mentor, viewport: PHONE },
    ],
    server,
  )
  await request.dispose()
})

async function take(browser: Browser, pictures: readonly Picture[], baseURL?: string): Promise<void> {
  for (const { viewport, ...screen } of pictures) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await openScreen(page, screen, { language: 'hu', viewport })
    // The strip above a team's pages comes after them.
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    await page.evaluate<void>(POSTERS_THERE)
    await save(screen.name, await page.screenshot())
    await context.close()
  }
}

/** With a palette of its own: a quarter of the bytes, and nothing seen of it. */
const save = (name: string, picture: Buffer) =>
  sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`))
