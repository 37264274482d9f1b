import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { features } from '#app/contract/index.ts'
import { handlers } from '#app/server/handlers.ts'
import type { Call } from '#platform/contract/call.ts'
import { pagePolicy } from '#platform/server/security.ts'
import { scriptOf } from './built-file.ts'
import { anna } from './cast.ts'
import { expectRefusal } from './client.ts'
import { buildTestRajt } from './rajt.ts'

const { app, settings } = await buildTestRajt({ settings: { PUBLIC_URL: 'http://localhost' } })
const behindTls = await buildTestRajt({ settings: { PUBLIC_URL: 'https://rajt.example' } })

type Asking = InjectOptions
const ask = (asking: Asking) => app.inject(asking)
/** Asks for what is refused, in the one error shape. */
async function refused(asking: Asking) {
  const reply = await ask(asking)
  expectRefusal(null, reply.statusCode, reply.json())
  return { ...reply.json(), headers: reply.headers } as {
    status: number
    code: string
    headers: Record<string, string>
  }
}
const post = (payload: string | Buffer, type = 'application/json', url = '/api/auth/login') =>
  ({ method: 'POST', url, payload, headers: { 'content-type': type } }) as const

const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
const onPages = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

describe('every answer is guarded by its headers', () => {
  test.each([
    '/api/context',
    '/api/nothing',
    '/api/progress',
    '/nothing',
    '/health/live',
    '/dev/mail',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/swagger-ui-bundle.js',
  ])('%s', async (url) => {
    const { headers } = await ask({ url })
    expect(headers).toMatchObject(always)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(['/app', '/app/auth/login', '/dev/mail', '/dev/parts', '/api/docs'])(
    'the page %s tells where it may not be',
    async (url) => {
      expect((await ask({ url })).headers).toMatchObject(onPages)
    },
  )

  test('a script of a page goes without the policy that its page has', async () => {
    const { body } = await ask({ url: '/app' })
    const [script = ''] = /\/app\/assets\/[\w-]+\.js/.exec(body) ?? []
    const { statusCode, headers } = await ask({ url: script })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject(always)
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  test.each([
    ['/app/auth/login', 'guest', 'front'],
    ['/app/auth/register', 'everybody', 'register-page'],
    ['/app/', 'signedIn', 'home'],
    ['/app/project/project-detail/7?from=mail', 'signedIn', 'project-page'],
    ['/app/modules/write/7', 'signedIn', 'text-field'],
    ['/app/kept', 'everybody', 'inside'],
  ])('the page at %s names the files that it needs, and all are there', async (url, whose, own) => {
    const { body } = await ask({ url })
    const [, json = ''] = /id="early-files">(.*?)<\/script>/.exec(body) ?? []
    const {
      asks: _,
      isOfStaff: __,
      ...early
    }: Record<string, Record<'all' | 'hu' | 'en', string[]>> = JSON.parse(json)
    expect(early[whose]?.all).toContain(scriptOf(own))
    const files = Object.values(early).flatMap(({ all, hu, en }) => [...all, ...hu, ...en])
    for (const file of files)
      expect((await ask({ method: 'HEAD', url: `/app/assets/${file}` })).statusCode).toBe(200)
  })

  test('of the assets those alone are sent that a build has made, for ever', async () => {
    const { body } = await ask({ url: '/app' })
    const [script = ''] = /\/app\/assets\/[\w-]+\.js/.exec(body) ?? []
    const { headers } = await ask({ url: script, headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
    for (const name of [
      'nothing.js',
      '..%2findex.html',
      '..%252findex.html',

      'a%00.js',
      '.hidden',
      '%e0%a4%a',
    ])
      expect((await ask({ url: `/app/assets/${name}` })).statusCode, name).toBeGreaterThanOrEqual(400)
  })

  test('answers of the API are kept nowhere', async () => {
    for (const url of ['/api/context', '/api/progress', '/api/nothing'])
      expect((await ask({ url })).headers['cache-control']).toBe('no-store')
  })

  test('behind TLS they ask for it for a year', async () => {
    const { headers } = await behindTls.app.inject({ url: '/api/context' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('the service worker may fetch what the product has, and nothing else', async () => {
    const { headers, body } = await ask({ url: '/app/service-worker.js' })
    expect(headers).toMatchObject({
      ...always,
      'cache-control': 'no-cache',
      'service-worker-allowed': '/app',
    })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
    expect(body).not.toContain('importScripts')
  })

  test('a visit after which nothing changed takes 5 KB at most for the page and its worker', async () => {
    const { headers } = await ask({ url: '/app/service-worker.js' })
    const again = await ask({
      url: '/app/service-worker.js',
      headers: { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' },
    })
    expect(again.statusCode).toBe(304)
    const page = await ask({ url: '/app', headers: { 'accept-encoding': 'br' } })
    const sizeOf = (reply: typeof page) => JSON.stringify(reply.headers).length + reply.rawPayload.length
    expect(sizeOf(page) + sizeOf(again)).toBeLessThan(5 * 1024)
  })

  test('a new version of the worker and its page take less than 10 KB', async () => {
    const sizes = await Promise.all(
      ['/app/service-worker.js', '/app/'].map(async (url) => {
        const { rawPayload } = await ask({ url, headers: { 'accept-encoding': 'br' } })
        return rawPayload.length
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10 * 1024)
  })

  test('the manifest names the product, where it starts, and icons that are there', async () => {
    const reply = await ask({ url: '/app/manifest.webmanifest' })
    expect(reply.headers['content-type']).toContain('application/manifest+json')
    const { icons, ...manifest } = reply.json()
    expect(manifest).toMatchObject({
      short_name: 'Rajt',
      lang: 'hu',
      start_url: '/app/',
      display: 'standalone',
    })
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    for (const { src, type } of icons) expect((await ask({ url: src })).headers['content-type']).toBe(type)
    expect((await ask({ url: '/app' })).body).toContain('rel="manifest" href="/app/manifest.webmanifest"')
  })

  test('a page runs scripts of its own only', async () => {
    const { headers, body } = await ask({ url: '/app/news' })
    const policy = String(headers['content-security-policy'])
    expect(headers['cache-control']).toBe('no-store')
    expect(policy).not.toContain('unsafe')
    for (const [, nonce] of body.matchAll(/nonce="([^"]+)"/g)) expect(policy).toContain(`'nonce-${nonce}'`)
  })

  test('the policy of a page allows nothing unsafe', () => {
    const policy = pagePolicy(['abc'], 'xyz')
    expect(policy).not.toMatch(/unsafe|\*|http/)
    expect(policy).toMatch(/script-src 'self' 'sha256-abc';/)
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
  })
})

describe('what nobody serves', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/lesson',
    '/nothing',
    '/files/',
    '/files/x',
    '/.git/config',
    '/.env',
    '/metrics',
  ])('%s is not found', async (url) =>
    expect(await refused({ url })).toMatchObject({ status: 404, code: 'not-found' }),
  )

  test.each(['DELETE', 'PATCH', 'PUT', 'OPTIONS'] as const)(
    '%s of a path that reads is not found',
    async (method) => {
      expect(await refused({ method, url: '/api/context' })).toMatchObject({ code: 'not-found' })
    },
  )

  test.each(['/api/lesson/%zz', '/api/lesson/%00', '/api/%', '/files/%E0%A4%A'])(
    '%s is refused in the one shape',
    async (url) => {
      expect(await refused({ url })).toMatchObject({ headers: always })
    },
  )

  test('a very long parameter is refused', async () => {
    expect((await refused({ url: `/api/auth/register/${'A'.repeat(5000)}` })).status).toBeLessThan(500)
  })
})

describe('a body', () => {
  test('may be left out where none is needed', async () => {
    const authorization = `Bearer ${anna.token}`
    for (const headers of [{ authorization }, { authorization, 'content-type': 'application/json' }])
      expect((await ask({ method: 'POST', url: '/api/auth/onboard', headers })).statusCode).toBe(200)
  })

  test.each([
    '{',
    '{"email":',
    'null null',
    '{"a":1}}',
    '\u0000',
    '{"__proto__":{"role":"OFFICE"}}',
    '{"constructor":{"prototype":{}}}',
  ])('%j is a wrong request', async (payload) =>
    expect(await refused(post(payload))).toMatchObject({ status: 400, code: 'invalid-request' }),
  )

  test.each(['null', '[]', '"text"', '7', 'true', '[[[[[[]]]]]]'])(
    '%s lacks every field',
    async (payload) => {
      expect(await refused(post(payload))).toMatchObject({ status: 400, code: 'invalid-request' })
    },
  )

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
  ])('of type %s is not taken', async (type) =>
    expect(await refused(post('email=a', type))).toMatchObject({ status: 415, code: 'media-type' }),
  )

  test('in UTF-8 or another charset is still JSON', async () => {
    expect(await refused(post('{}', 'application/json; charset=utf-8'))).toMatchObject({ status: 400 })
  })

  test('is at most 64 KiB', async () => {
    const of = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - '{"email":""}'.length) })
    expect(await refused(post(of(65_536)))).toMatchObject({ code: 'invalid-request' })
    expect(await refused(post(of(65_537)))).toMatchObject({ status: 413, code: 'body-too-large' })
  })

  test('deeper than anybody needs does no harm', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect((await refused(post(`{"email":${deep}}`))).status).toBe(400)
  })
})

describe('health', () => {
  test('tells that the process lives and can serve', async () => {
    expect((await ask({ url: '/health/live' })).json()).toEqual({ status: 'live' })
    expect((await ask({ url: '/health/serving' })).json()).toEqual({ status: 'serving' })
    expect((await ask({ url: '/health/ready' })).json()).toEqual({ status: 'ready' })
  })
})

describe('the OpenAPI document', () => {
  const calls: Call[] = Object.values(features).flatMap((calls) => Object.values(calls))

  test('has every call of the contract, and no other', async () => {
    const { paths } = (await ask({ url: '/api/openapi.json' })).json() as { paths: Record<string, object> }
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((one) => `${one} ${path}`),
    )
    const expected = calls.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(listed.toSorted()).toEqual(expected.toSorted())
  })

  test('says which calls are made with a token', async () => {
    const { paths } = (await ask({ url: '/api/openapi.json' })).json()
    for (const { method, path, who } of calls) {
      const { security } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      if (who !== 'guest') expect(security).toEqual([{ bearer: [] }])
      else if (path === '/auth/change-password/:token') expect(security).toEqual([{}, { bearer: [] }])
      else expect(security).toEqual([])
    }
  })

  test('every call of the contract is mounted once', () => {
    expect(new Set(handlers.map(({ call }) => call))).toEqual(new Set(calls))
    expect(handlers).toHaveLength(calls.length)
  })
})

describe('the pages of the demonstration alone', () => {
  test.each([
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { host: 'rajt.example' } },
    { headers: { host: 'localhost.rajt.example:3000' } },
    { remoteAddress: '192.168.1.4' },
  ])('are not there for a request that came from elsewhere: %o', async (from) => {
    for (const url of ['/dev/mail', '/dev/mail/00000000-0000-4000-8000-000000000000', '/dev/parts'])
      expect(await refused({ url, ...from })).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('are there on this machine', async () => {
    expect(settings.DEMO).toBe('semester-1')
    for (const from of [{}, { remoteAddress: '::1' }, { remoteAddress: '::ffff:127.0.0.1' }])
      for (const url of ['/dev/mail', '/dev/parts'])
        expect((await ask({ url, ...from })).statusCode, url).toBe(200)
  })
})

describe.each<Record<string, string>>([
  { DEMO: 'off' },
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { PUBLIC_URL: 'https://rajt.example' },
  { PUBLIC_URL: 'https://rajt.example', DEMO: 'force' },
  { HOST: '0.0.0.0' },
  { NODE_ENV: 'production' },
])('with %o', async (own) => {
  const other = await buildTestRajt({ settings: { PUBLIC_URL: 'http://localhost', ...own } })

  test('the pages of the demonstration are not there', async () => {
    for (const url of ['/dev/mail', '/dev/parts'])
      expect((await other.app.inject({ url })).statusCode, url).toBe(404)
  })
})
