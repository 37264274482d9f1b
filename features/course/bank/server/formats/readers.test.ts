import { describe, expect, test } from 'vitest'
import { bytesIn } from '#testing/server/names.ts'
import type { FileContent, ReadQuestion } from './question.ts'
import { readFile } from './read-file.ts'

async function questionsIn(text: string | Buffer): Promise<ReadQuestion[]> {
  const answer = await readFile({ bytes: Buffer.from(text as string), language: 'hu', encoding: null })
  if (!('file' in answer)) throw new Error(answer.refused)
  return answer.file.questions
}
async function one(text: string): Promise<ReadQuestion> {
  const [first, ...others] = await questionsIn(text)
  expect(others).toEqual([])
  if (!first) throw new Error('no question was read')
  return first
}
const asked = ({ content }: ReadQuestion) => {
  const { kind, correct, number, texts } = content as FileContent
  return { kind, correct, number, ...texts }
}
const moodle = (type: string, prompt: string, rest = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<question type="category"><category><text>$course$/A</text></category></question>\n<question type="${type}"><name><text>Név</text></name><questiontext format="html"><text><![CDATA[${prompt}]]></text></questiontext>${rest}</question>\n</quiz>`
const choice = (fraction: string, text: string, comment = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback><text>${comment}</text></feedback></answer>`

describe('a question of GIFT', () => {
  test('has one right answer, and an explanation of its own before those of its options', async () => {
    const read = await one('::Cím::Melyik?{=jó # Igen! ~rossz # Nem! ####Mert így van.}')
    expect(asked(read)).toMatchObject({
      kind: 'single',
      prompt: 'Melyik?',
      options: ['jó', 'rossz'],
      correct: [0],
      why: 'Mert így van.',
    })
    expect(read.warnings).toEqual(['comments'])
  })
  test('is explained by what is said of its right answer', async () =>
    expect(asked(await one('Melyik?{~rossz =jó # Igen!}'))).toMatchObject({ correct: [1], why: 'Igen!' }))
  test('has several right answers where each earns a share', async () =>
    expect(asked(await one('Melyik kettő?{~%50%egy ~%-50%négy ~%50%kettő}'))).toMatchObject({
      kind: 'multiple',
      correct: [0, 2],
    }))
  test('loses what is right in part, and says so', async () =>
    expect((await one('Melyik?{=jó ~%50%félig jó ~rossz}')).warnings).toEqual(['weights']))
  test.each([
    ['T', [0]],
    ['FALSE', [1]],
  ])('is true or false: %s', async (answer, correct) =>
    expect(asked(await one(`A Föld lapos.{${answer}}`))).toMatchObject({
      kind: 'true-false',
      options: ['Igaz', 'Hamis'],
      correct,
    }),
  )
  test('asks for an order', async () =>
    expect(asked(await one('Tedd sorba!{>ALL VERTICAL\nelső\nmásodik\nharmadik\n}'))).toMatchObject({
      kind: 'ordering',
      options: ['első', 'második', 'harmadik'],
      correct: [0, 1, 2],
    }))
  test.each([
    ['{#3.5:0.25}', { value: 3.5, tolerance: 0.25 }],
    ['{#3,5}', { value: 3.5, tolerance: 0 }],
    ['{#2.141..2.142}', { value: 2.1415, tolerance: 0.0005 }],
    ['{#=1822:0#Igen! =%50%1822:2}', { value: 1822, tolerance: 0 }],
    ['{#-1e3:1~#Nem.}', { value: -1000, tolerance: 1 }],
  ])('asks for a number: %s', async (answers, number) =>
    expect(asked(await one(`Mennyi?${answers}`))).toMatchObject({ kind: 'numeric', number, options: [] }),
  )
  test('asks for pairs, and says that a choice without one is left out', async () => {
    const read = await one('Párosítsd!{=Franciaország -> Párizs =Olaszország->Róma = -> Bern}')
    expect(asked(read)).toMatchObject({
      kind: 'matching',
      options: ['Franciaország', 'Olaszország'],
      matches: ['Párizs', 'Róma'],
      correct: [0, 1],
    })
    expect(read.warnings).toEqual(['pairs'])
  })
  test('may have its answers in the middle of a sentence', async () =>
    expect(asked(await one('A főváros {=Budapest ~Szeged}, a Duna mellett.')).prompt).toBe(
      'A főváros _____, a Duna mellett.',
    ))
  test('keeps the space behind answers in the middle', async () =>
    expect(asked(await one('A főváros {=Budapest ~Szeged} és környéke.')).prompt).toBe(
      'A főváros _____ és környéke.',
    ))
  test('keeps signs that are escaped', async () =>
    expect(asked(await one('Mennyi \\{x\\}?\\nÉs y?{=\\= 2 + 3 ~a \\~ b}'))).toMatchObject({
      prompt: 'Mennyi {x}?\nÉs y?',
      options: ['= 2 + 3', 'a ~ b'],
    }))
  test.each([
    ['Írj egy esszét!{}', 'kind', 'essay'],
    ['Csak egy szöveg.', 'kind', 'description'],
    ['Ki volt az?{=Petőfi =Sándor}', 'kind', 'shortanswer'],
    ['Nincs vége {=a ~b', 'broken', null],
    ['Kettő van{T} és még egy{F}', 'broken', null],
    ['Melyik?{~egy ~kettő}', 'right-answer', null],
    ['Melyik?{=egy =kettő ~három}', 'several-right', null],
    ['Melyik?{=egy}', 'kind', 'shortanswer'],
    ['{=egy ~kettő}', 'prompt', null],
    ['Melyik?{=1 ~2 ~3 ~4 ~5 ~6 ~7 ~8 ~9}', 'too-many-options', null],
    [`${'x'.repeat(2_001)}{T}`, 'too-long', null],
    ['Mennyi?{#sok}', 'broken', null],
    ['Mennyi?{#1e13}', 'number', null],
  ])('is not taken: %s', async (text, fault, about) =>
    expect(await one(text)).toMatchObject({ content: null, fault, about }),
  )
  test('that is broken leaves the others whole, and each says its line', async () => {
    const read = await questionsIn(
      '// megjegyzés\nJó?{T}\n\nRossz {=a\n\n$CATEGORY: b\n\n::c::Ez is jó?{F}\n',
    )
    expect(read.map(({ number, line, fault }) => [number, line, fault])).toEqual([
      [1, 2, null],
      [2, 4, 'broken'],
      [3, 8, null],
    ])
  })
})

describe('a question of Moodle XML', () => {
  test('is read without the marks of its text', async () =>
    expect(
      asked(
        await one(
          moodle(
            'multichoice',
            '<p>Mennyi <b>10<sup>6</sup></b>&nbsp;és H<sub>2</sub>O?</p><ul><li>a &lt; b</li></ul><script>alert(1)</script>',
            `<single>true</single>${choice('100', '&lt;p&gt;ez&lt;/p&gt;')}${choice('0', 'az')}`,
          ),
        ),
      ),
    ).toMatchObject({ prompt: 'Mennyi 10⁶\u00a0és H₂O?\n- a < b', options: ['ez', 'az'], correct: [0] }))
  test('loses its pictures, keeps what they say, and tells it', async () => {
    const picture = '<p>Mi ez?<img src="@@PLUGINFILE@@/a.png" alt="egy macska"></p>'
    const rest = `<file name="a.png" encoding="base64">${'QUJD'.repeat(50_000)}</file>`
    const read = await one(
      moodle('truefalse', picture, `${rest}${choice('0', 'true')}${choice('100', 'false')}`),
    )
    expect(read.warnings).toEqual(['pictures'])
    expect(asked(read)).toMatchObject({ prompt: 'Mi ez?[egy macska]', correct: [1] })
  })
  test('that is nothing but a picture is not taken', async () =>
    expect(
      await one(moodle('truefalse', '<img src="a.png">', `${choice('100', 'true')}${choice('0', 'false')}`)),
    ).toMatchObject({ fault: 'only-pictures' }))
  test.each([
    ['<table><tr><td>a</td></tr></table>', 'formatting'],
    ['\\(x^2\\)', 'formula'],
    ['<iframe src="https://a.example"></iframe>Nézd meg!', 'media'],
    ['x<sup>ab</sup>', 'formatting'],
  ])('says what it loses: %s', async (prompt, warning) =>
    expect(
      (await one(moodle('truefalse', prompt, `${choice('100', 'true')}${choice('0', 'false')}`))).warnings,
    ).toEqual([warning]),
  )
  test('is worth whole points from 1 to 5', async () => {
    const worth = (grade: string) =>
      one(
        moodle(
          'truefalse',
          'Igaz?',
          `<defaultgrade>${grade}</defaultgrade>${choice('100', 'true')}${choice('0', 'false')}`,
        ),
      )
    expect(await worth('3.0000000')).toMatchObject({ content: { points: 3 }, warnings: [] })
    expect(await worth('2.5')).toMatchObject({ content: { points: 3 }, warnings: ['points'] })
    expect(await worth('40')).toMatchObject({ content: { points: 5 }, warnings: ['points'] })
    expect(await worth('sok')).toMatchObject({ content: { points: 1 }, warnings: ['points'] })
  })
  test.each(['essay', 'shortanswer', 'cloze', 'ddwtos', 'constructor', '__proto__'])(
    'of the type %s is not taken',
    async (type) => expect(await one(moodle(type, 'Miért?'))).toMatchObject({ fault: 'kind', about: type }),
  )
  test('without a name is shown as its prompt is written, where that is too long', async () => {
    const xml = moodle('truefalse', 'x'.repeat(60_001)).replace('<name><text>Név</text></name>', '')
    expect(await one(xml)).toMatchObject({ fault: 'too-long', title: expect.stringMatching(/^x+$/) })
  })
  test('asks for a number in a unit', async () => {
    const unit = (name: string, times: number) =>
      `<unit><multiplier>${times}</multiplier><unit_name>${name}</unit_name></unit>`
    const answers = `<answer fraction="100"><text>12,5</text><tolerance>0.5</tolerance></answer><answer fraction="50"><text>12</text></answer>`
    const read = await one(
      moodle('numerical', 'Mennyi?', `${answers}<units>${unit('g', 1000)}${unit('kg', 1)}</units>`),
    )
    expect(asked(read)).toMatchObject({
      kind: 'numeric',
      number: { value: 12.5, tolerance: 0.5 },
      unit: 'kg',
    })
    expect(read.warnings).toEqual(['answers', 'units'])
  })
  test('asks for pairs', async () => {
    const pair = (option: string, match: string) =>
      `<subquestion format="html"><text>${option}</text><answer><text>${match}</text></answer></subquestion>`
    expect(
      asked(
        await one(moodle('matching', 'Mi mi?', `${pair('egy', 'A')}${pair('kettő', 'B')}${pair('', 'C')}`)),
      ),
    ).toMatchObject({ kind: 'matching', options: ['egy', 'kettő'], matches: ['A', 'B'] })
  })
  test('keeps its order', async () =>
    expect(
      asked(await one(moodle('ordering', 'Sorba!', `${choice('1', 'egy')}${choice('2', 'kettő')}`))),
    ).toMatchObject({ kind: 'ordering', options: ['egy', 'kettő'], correct: [0, 1] }))
})

describe('a question of Aiken', () => {
  test('is read between its letters', async () =>
    expect(
      asked(await one('Melyik a főváros?\nKét sorban.\nA. Szeged\nB) Buda-\npest\nANSWER: B\n')),
    ).toMatchObject({
      prompt: 'Melyik a főváros?\nKét sorban.',
      options: ['Szeged', 'Buda- pest'],
      correct: [1],
    }))
  test('is not taken without an answer, with one option, or with a letter that is not there', async () =>
    expect(
      (
        await questionsIn(
          'Egy?\nA) a\nB) b\n\nKettő?\nA) a\nANSWER: A\n\nHárom?\nA) a\nB) b\nANSWER: C\n\nNégy?\nA) a\nB) b\nANSWER: B',
        )
      ).map(({ fault }) => fault),
    ).toEqual(['right-answer', 'too-few-options', 'right-answer', null]))
  test.each([
    ['with empty lines between its parts', 'Melyik?\n\nA. x\n\nB. y\n\nANSWER: B\n'],
    ['in small letters', 'Melyik?\na) x\nb) y\nanswer: b\n'],
    ['below a heading', '1. fejezet\n\nMelyik?\nA. x\nB. y\nANSWER: B) y\n'],
    ['after one without an answer', 'Hol?\nA. x\nB. y\n\nMelyik?\nA. x\nB. y\nANSWER: B\n'],
  ])('is read %s', async (_, text) =>
    expect(asked((await questionsIn(text)).at(-1) as ReadQuestion)).toMatchObject({
      prompt: 'Melyik?',
      options: ['x', 'y'],
      correct: [1],
    }),
  )
  test('takes no line of an option for the next one', async () =>
    expect(asked(await one('Melyik?\nA. x\ne. stb.\nB. y\nANSWER: A'))).toMatchObject({
      options: ['x e. stb.', 'y'],
    }))
  test.each(['A, B', 'a és b', 'A/B', 'A and B'])('is not taken with several answers: %s', async (answer) =>
    expect(await one(`Melyek?\nA. x\nB. y\nANSWER: ${answer}`)).toMatchObject({ fault: 'several-right' }),
  )
})

describe('a file', () => {
  test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'iso-8859-2', 'ibm852'] as const)(
    'in %s is read with its own letters',
    async (encoding) => {
      const mark = encoding.startsWith('utf-16') ? '\ufeff' : ''
      const bytes = bytesIn(encoding, `${mark}Árvíztűrő tükörfúrógép? Megőrül, csűrő, lőpor, szűrőt.{T}\n`)
      if (!bytes) throw new Error('these letters cannot be written so')
      expect((await questionsIn(bytes))[0]?.content?.texts.prompt).toMatch(/^Árvíztűrő tükörfúrógép\?/)
    },
  )
  test('of XML is read as it says', async () => {
    const xml = moodle('truefalse', 'Őrült űr?', `${choice('100', 'true')}${choice('0', 'false')}`)
    const bytes = bytesIn('windows-1250', xml.replace('UTF-8', 'windows-1250'))
    expect((await questionsIn(bytes as Buffer))[0]?.content?.texts.prompt).toBe('Őrült űr?')
  })
  test.each([
    ['UTF-8', 'windows-1250'],
    ['UTF-16', 'utf-8'],
    ['UTF-16', 'windows-1250'],
  ] as const)('of XML that says %s and is in %s is read as it is', async (said, encoding) => {
    const xml = moodle('truefalse', 'Őrült űr? Szűrő!', `${choice('100', 'true')}${choice('0', 'false')}`)
    const bytes = bytesIn(encoding, xml.replace('UTF-8', said))
    expect((await questionsIn(bytes as Buffer))[0]?.content?.texts.prompt).toBe('Őrült űr? Szűrő!')
  })
  test('whose letters are lost says so, question by question', async () =>
    expect((await questionsIn('Őrült �r?{T}\n\nŰr?{T}')).map(({ warnings }) => warnings)).toEqual([
      ['letters'],
      [],
    ]))
  test.each([
    [
      'that names an encoding which nobody reads',
      '<?xml version="1.0" encoding="EBCDIC-X"?><quiz/>',
      'question-file-unreadable',
    ],
    [
      'with entities of its own',
      '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz><question type="essay">&a;</question></quiz>',
      'question-file-broken',
    ],
    ['with an outer entity', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>', 'question-file-broken'],
    [
      'with an entity that nobody declared',
      '<quiz><question type="essay"><name>&lol;</name></question></quiz>',
      'question-file-broken',
    ],
    ['that ends too early', '<quiz><question type="essay">', 'question-file-broken'],
    ['of another kind of XML', '<html><question type="essay"/></html>', 'question-file-broken'],
    ['with nothing in it', '\n\n// semmi\n', 'question-file-empty'],
    ['of other bytes', '\u0001\u0002\u0003'.repeat(100), 'question-file-unreadable'],
  ])('%s is refused', async (_, text, refused) =>
    expect(await readFile({ bytes: Buffer.from(text), language: 'hu', encoding: null })).toMatchObject({
      refused,
    }),
  )
})
