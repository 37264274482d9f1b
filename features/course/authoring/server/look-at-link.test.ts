import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { editing } from '../editing-calls.ts'
import { lookAtLink } from './look-at-link.ts'

const { as } = await buildTestRajt()
const servers: { close: () => void; closeAllConnections: () => void }[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server of this machine, and how many requests reached it. */
async function serving(answer: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { port: String((server.address() as AddressInfo).port), asked: () => asked }
}
const status = (code: number, headers = {}) =>
  serving((_, response) => response.writeHead(code, headers).end())
/** As if this machine were a public one, at these ports. */
const open = (...ports: string[]) => ({ isOpen: () => true, isPort: (port: string) => ports.includes(port) })
const look = ({ port }: { port: string }, path = '/') =>
  lookAtLink(`http://127.0.0.1:${port}${path}`, open(port))

describe('a link', () => {
  test.each([
    [200, 'answers'],
    [204, 'answers'],
    [304, 'answers'],
    [404, 'broken'],
    [410, 'broken'],
    [500, 'broken'],
    [403, 'unclear'],
    [429, 'unclear'],
  ])('whose server says %i %s', async (code, outcome) => expect(await look(await status(code))).toBe(outcome))

  test('is followed where it redirects to, and a relative address is one', async () => {
    const server = await serving((request, response) =>
      request.url === '/there'
        ? response.writeHead(200).end()
        : response.writeHead(302, { location: '/there' }).end(),
    )
    expect(await look(server)).toBe('answers')
    expect(server.asked()).toBe(2)
  })

  test('that redirects to itself is broken, after a few tries', async () => {
    const server = await serving((_, response) => response.writeHead(301, { location: '/' }).end())
    expect(await look(server)).toBe('broken')
    expect(server.asked()).toBeLessThanOrEqual(6)
  })

  test('with a body that never ends is answered at its head', async () => {
    const server = await serving((_, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(more))
    })
    const from = performance.now()
    expect(await look(server)).toBe('answers')
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  test('whose server says nothing, or never ends its head, is silent after a while', async () => {
    const nothing = await serving(() => undefined)
    const dripping = await serving((_, response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      const more = setInterval(() => response.socket?.write('x: y\r\n'), 100)
      response.on('close', () => clearInterval(more))
    })
    const from = performance.now()
    expect(await Promise.all([look(nothing), look(dripping)])).toEqual(['silent', 'silent'])
    expect(performance.now() - from).toBeLessThan(6_000)
  })

  test('of which nobody listens is silent', async () =>
    expect(await lookAtLink('http://127.0.0.1:1/', open('1'))).toBe('silent'))
})

describe('a link into this network', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[fd12::1]/',
    'http://8.8.8.8:22/',
    'http://name:word@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nothing',
  ])('%s is not asked', async (address) => expect(await lookAtLink(address)).toBe('not-allowed'))

  test('by a name that leads to it is not asked', async () => {
    const server = await status(200)
    const reach = { isOpen: (address: string) => !/^(127\.|::1)/.test(address), isPort: () => true }
    expect(await lookAtLink(`http://localhost:${server.port}/`, reach)).toBe('silent')
    expect(await lookAtLink('http://localhost/')).toBe('silent')
    expect(server.asked()).toBe(0)
  })

  test('by a redirection is not followed', async () => {
    const inside = await status(200)
    const redirecting = await status(302, { location: `http://127.0.0.2:${inside.port}/` })
    const reach = { isOpen: (address: string) => address === '127.0.0.1', isPort: () => true }
    expect(await lookAtLink(`http://127.0.0.1:${redirecting.port}/`, reach)).toBe('not-allowed')
    const named = await status(302, { location: `http://localhost:${inside.port}/` })
    const outsideOnly = { isOpen: (address: string) => address === '127.0.0.3', isPort: () => true }
    expect(await lookAtLink(`http://127.0.0.1:${named.port}/`, outsideOnly)).toBe('not-allowed')
    expect(inside.asked()).toBe(0)
    expect(redirecting.asked()).toBe(1)
  })
})

describe('the call', () => {
  const check = (addresses: string[]) => as(gabor).call(editing.checkLinks, { body: { addresses } })

  test('asks each link once, and nobody of this network', async () => {
    const inside = await status(200)
    const address = `http://127.0.0.1:${inside.port}/`
    expect((await check([address, address, 'mailto:a@b.example'])).body).toEqual({
      links: [
        { address, outcome: 'not-allowed' },
        { address: 'mailto:a@b.example', outcome: 'not-allowed' },
      ],
    })
    expect(inside.asked()).toBe(0)
  })

  test('refuses more links than a lesson has, and more checks than anybody makes', async () => {
    const many = Array.from({ length: 41 }, (_, i) => `http://127.0.0.1/${i}`)
    expect((await check(many)).body).toMatchObject({ code: 'invalid-request' })
    const replies = await Promise.all(Array.from({ length: 25 }, () => check(['http://127.0.0.1/'])))
    expect(
      replies.filter(({ body }) => (body as { code?: string }).code === 'too-many-requests').length,
    ).toBeGreaterThan(3)
  })
})
