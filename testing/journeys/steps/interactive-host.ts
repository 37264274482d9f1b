import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the page of another host tries on the page around it; each answers whether it came through. */
const TRIES = `
  const tries = {
    'the page around it': () => parent.document.title,
    'its storage': () => parent.localStorage.length,
    'its session': () => parent.sessionStorage.length,
    'storage of its own': () => localStorage.length,
    'cookies': () => { document.cookie = 'a=1'; return document.cookie.includes('a=1') || undefined },
    'the address above': () => { top.location.href = location.href },
    'a window': () => window.open('about:blank') ?? undefined,
    'the platform': () => fetch(new URL(document.referrer || rajt).origin + '/api/user', { credentials: 'include' }).then((answer) => answer.text()),
  }
  const told = []
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      const result = await attempt()
      told.push(name + ': ' + (result === undefined ? 'no' : 'YES'))
    } catch { told.push(name + ': no') }
  }
  document.querySelector('#tries').textContent = told.join(', ')
`

/** As H5P's core asks for the height of its content. */
const HEIGHT = `
  const say = (action, more) => parent.postMessage({ context: 'h5p', action, ...more }, '*')
  addEventListener('message', ({ data }) => {
    if (data.action === 'hello') say('prepareResize', { scrollHeight: 640 })
    if (data.action === 'resizePrepared') say('resize', { scrollHeight: 640 })
  })
  say('hello')
`

const FORGED = `<script>top.postMessage({ context: 'rajt', action: 'finished' }, '*')</script>`

const quiz = (rajt: string) => `<!doctype html><html lang="hu"><title>Kvíz</title>
<h1>Kvíz</h1><p id="tries"></p>
<button id="done">Kész vagyok</button> <button id="away">Máshova</button>
<iframe src="/forged" title="Reklám"></iframe>
<script type="module">
  const rajt = ${JSON.stringify(rajt)}
  document.querySelector('#done').onclick = () => parent.postMessage({ context: 'rajt', action: 'finished' }, '*')
  document.querySelector('#away').onclick = () => { location.href = rajt + '/app' }
  ${HEIGHT}
  ${TRIES}
</script></html>`

/** A host of interactive content on this machine, whose quiz means no good. */
export async function openInteractiveHost() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = []
  let rajt = ''
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === '/forged' ? FORGED : quiz(rajt))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    address: `http://localhost:${port}/quiz`,
    asked,
    /** Where the platform is that the quiz would like to get into. */
    know: (address: string) => {
      rajt = address
    },
    close: () => server.close(),
  }
}
