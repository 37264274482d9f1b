import { expect, type Page } from '@playwright/test'
import { courseOf } from '../steps/course.ts'
import { openAs, tokenOf } from '../steps/people.ts'
import { projectNamed } from '../steps/projects.ts'
import { test } from '../steps/second-semester.ts'

/** A page that is slow to open asks once more which semester it is (app/web/follow.ts). */
const AGAIN = '/api/context'

/**
 * What the open page itself has asked. A listener beside the page also hears what the page before it, which is still
 * slow to end, asks last.
 */
const askedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((one) => one.name)
      .filter((address) => address.includes('/api/')),
  )

/** The addresses that the page itself began and nobody took. */
const left = (page: Page) => page.evaluate(() => Object.keys(window.firstAnswers?.answers ?? {}))

for (const [who, own, tagged] of [
  ['owner', ['/my-project/team/member-finder/list'], {}],
  ['member', [], { tag: '@long' }],
  ['student', [], { tag: '@long' }],
] as const)
  test(
    `every call that a page begins for the ${who} before its scripts is taken, and none is asked twice`,
    tagged,
    async ({ page, request }) => {
      const token = await tokenOf(request, `${who}@rajt.example`)
      const { lessons } = await courseOf(request, token)
      const project = await projectNamed(request, 'Kölcsönpolc')
      await openAs(page, token, '/')
      await page.waitForLoadState('networkidle')
      for (const path of [
        '/',
        `/lessons/${lessons[0]?.id}`,
        '/project/find-projects',
        `/project/project-detail/${project}`,
        '/mentors/find-mentors',
        '/my-project',
        ...own,
      ])
        await test.step(path, async () => {
          await page.goto(`/app${path}`, { waitUntil: 'networkidle' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await left(page)).toEqual([])
          const asked = await askedBy(page)
          expect(asked.length).toBeGreaterThan(3)
          expect(asked.filter((one, at) => asked.indexOf(one) < at && !one.endsWith(AGAIN))).toEqual([])
        })
    },
  )
