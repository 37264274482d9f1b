import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { launchOptions } from '#testing/journeys/browser.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

export const desktop: BrowserContextOptions = { locale: 'hu-HU', viewport: { width: 1280, height: 800 } }

/** A server with its course, a browser, who reads a lesson of it and who writes it. */
export async function startWithWriters() {
  const database = await benchDatabase()
  const server = await rajt(database.url, database.folder)
  const browser = await chromium.launch(await launchOptions())
  const student = await apiOf(server.url, 'student@rajt.example')
  const office = await apiOf(server.url, 'office@rajt.example')
  const { lessons } = await student.get<{ lessons: { id: string }[] }>('/progress')
  const contextOf = async (token: string): Promise<BrowserContext> => {
    const context = await browser.newContext(desktop)
    await context.addInitScript((kept) => localStorage.setItem('rajt.token', JSON.stringify(kept)), token)
    return context
  }
  const stop = async () => {
    await browser.close()
    await end(server)
    await database.stop()
  }
  return { url: server.url, browser, student, office, lesson: lessons[3]?.id ?? '', contextOf, stop }
}
