import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileName, safeName } from './file-name.ts'

describe('a name in a path', () => {
  test.each([
    ['is cut between characters', `a${'😀'.repeat(120)}`, `a${'😀'.repeat(99)}`],
    ['has no space or dot where it was cut', `${'a'.repeat(98)}. b`, 'a'.repeat(98)],
    ['does not turn around', 'fdp.exe\u202e', 'fdp.exe'],
    ['is composed', 'U\u0308gy', 'Ügy'],
    ['has nothing that a folder does not take', 'a<b>:c/d\\e?', 'a b c d e'],
    ['has no dots around it', ' ..Terv.. ', 'Terv'],
    ['may be empty', '...', ''],
  ])('%s', (_, given, expected) => {
    expect(safeName(given)).toBe(expected)
  })
})

describe('the name of a file that was sent', () => {
  test.each([
    ['is without its folders', 'C:\\Users\\anna\\CV.pdf', 20, 'CV.pdf'],
    ['and without those of other systems', '../../etc/cv.pdf', 20, 'cv.pdf'],
    ['keeps its ending when it is cut', `${'a'.repeat(30)}.pdf`, 10, 'aaaaaa.pdf'],
    ['is cut between characters', `${'😀'.repeat(30)}.pdf`, 10, '😀😀😀😀😀😀.pdf'],
    ['is cut where its ending is a sentence', 'Első. Második mondat következik', 12, 'Első. Másodi'],
    ['is composed', 'U\u0308gy.pdf', 20, 'Ügy.pdf'],
    ['does not turn around', 'exe\u202efdp.pdf', 20, 'exefdp.pdf'],
    ['is empty where nothing of it is left', '\u200b\u202e', 20, ''],
  ])('%s', (_, given, most, expected) => {
    expect(fileName(given, most)).toBe(expected)
  })

  test('can be sent in a header and is within its bound, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 20, max: 30 }),
        (given, most) => {
          for (const half of ['', '\ud83d'])
            for (const name of [fileName(given + half, most), safeName(given + half)]) {
              expect(() => encodeURIComponent(name)).not.toThrow()
              expect(name).toBe(name.trim())
            }
          expect([...fileName(given, most)].length).toBeLessThanOrEqual(most)
        },
      ),
    )
  })
})
