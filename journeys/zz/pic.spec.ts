import { openScreen } from '../steps/open-screen.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { tokenOf } from '../steps/people.ts'

const test = onOwnServer('semester-2')
test('pictures', async ({ browser, request, server }) => {
  test.setTimeout(300_000)
  for (const name of ['student', 'owner', 'member']) {
    const token = await tokenOf(request, `${name}@rajt.example`)
    for (const [width, scheme] of [
      [360, 'light'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const) {
      const context = await browser.newContext({
        baseURL: server,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      const page = await openScreen(
        context,
        { name, path: '/', token },
        { language: scheme === 'dark' ? 'en' : 'hu', viewport: { width, height: 900 } },
      )
      await page.screenshot({
        path: `/tmp/shots-project/clock-${name}-${width}-${scheme}.png`,
        fullPage: true,
      })
      await context.close()
    }
  }
})
