import { expect, type Page } from '@playwright/test'

/** What breaks out of a text where HTML is made of it carelessly: tags, attributes, addresses, foreign contents, halves. */
export const hostileTexts = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg/onload=hit()>',
  "' autofocus onfocus=hit() x='",
  '</textarea><script>hit()</script>',
  '</title></style></script><img src=x onerror=hit()>',
  '<a href="javascript:hit()">a</a>',
  '[a](javascript:hit())',
  '[a](JaVa\u0001ScRiPt:hit())',
  '[a](data:text/html,<script>hit()</script>)',
  '![a](x"onerror="hit())',
  '![a](javascript:hit())',
  '[a](https://a.example/"onclick="hit())',
  '<https://a.example/"onmouseover="hit()>',
  '[a]: javascript:hit()',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<form action=javascript:hit()><button>a</button></form>',
  '<details open ontoggle=hit()>a</details>',
  '<style>*{background:url(javascript:hit())}</style>',
  '<base href=//a.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '{{constructor.constructor("hit()")()}}',
  '&lt;img src=x onerror=hit()&gt;',
  '&#60;script&#62;hit()&#60;/script&#62;',
  '`</code><img src=x onerror=hit()>`',
  '|a|\n|-|\n|<img src=x onerror=hit()>|',
  '> <svg><animate onbegin=hit() attributeName=x>',
  '\u202e)(tih\u202c<b onclick=hit()>',
  '__proto__',
]

interface Watched {
  hits: number
  violations: string[]
}

/** Notes in each document of a page what a text has set off: a call, or something that the content policy stopped. */
export async function watchFor(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.addInitScript(() => {
    const watched: Watched = { hits: 0, violations: [] }
    const hit = () => void watched.hits++
    Object.assign(window, { watched, hit, alert: hit, confirm: hit })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
}

/** That a page shows this text as text, and that nothing in it acts. */
export async function expectOnlyText(page: Page, shown: string): Promise<void> {
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
  await expectNothingActs(page)
}

export async function expectNothingActs(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched }
    const acts = [...document.querySelectorAll('body *')].flatMap((element) => {
      const attributes = [...element.attributes]
        .filter(({ name, value }) => /^on/i.test(name) || /^\s*(java\s*script|data:text)/i.test(value))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`)
      const isForeign = element.matches(
        'iframe, object, embed, base, meta, animate, mglyph, script:not([src])',
      )
      return isForeign ? [...attributes, element.localName] : attributes
    })
    return { ...watched, acts }
  })
  expect(found, page.url()).toEqual({ hits: 0, violations: [], acts: [] })
}
