import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '..')
let server: ViteDevServer
// A first start reads every plugin and library anew.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  server = await createServer({
    root,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
}, 60_000)
afterAll(() => server.close())

const served = async (path: string) => (await server.transformRequest(path))?.code ?? ''

test('the development server sends calls without what only the server checks', async () => {
  const code = await served(`/@fs${join(root, '../../features/people/registration/calls.ts')}`)
  expect(code).toMatch(/register: call\(\{\s*method: "POST",\s*path: "\/auth\/register",\s*\}\)/)
})

test('the development server sends compiled texts', async () => {
  expect(await served(`/@fs${join(root, '../../features/course/course/web/text.hu.ts')}`)).not.toMatch(
    /\{count, (number|plural)/,
  )
})

test('the development server sends texts along with the part that shows them', async () => {
  expect(await served('/help/help-page.tsx')).toContain('virtual:texts/help')
})

test('the development server sends components as the React compiler makes them', async () => {
  expect(await served(`/@fs${join(root, '../../platform/ui/list-page.tsx')}`)).toMatch(/compiler-?runtime/i)
})

test('the development server sends the font that its page asks for first', async () => {
  const page = await server.transformIndexHtml('/', readFileSync(join(root, 'index.html'), 'utf8'))
  const [, font = ''] = /href="([^"]+\.woff2)"/.exec(page) ?? []
  expect(existsSync(font.replace('/app/@fs', ''))).toBe(true)
})
