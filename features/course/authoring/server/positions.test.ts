import { expect, test } from 'vitest'
import { namesAPosition } from './positions.ts'

test.each([
  'A TAM a legtágabb kör. Az első lehetőség a SOM; a másik kettő nem piacméret.',
  'A többi sorban: prototípus, landing oldal, egyfunkciós termék.',
  'Az első kettő a személyt támadja, az utolsó pedig elhallgatja a gondot.',
  'Az első a korlátozott tárolhatóság, a negyedik az átláthatóság.',
  'Az utolsó alcím maga is tény.',
  'Ezért a B válasz a jó.',
  'A fenti állítás hamis.',
  'TAM is the widest circle. The first option is SOM.',
  'The others are, in order, a prototype and a landing page.',
  'The first two attack the person; the last hushes up the problem.',
  'The first is storage limitation, the fourth transparency.',
  'The last heading is itself a fact.',
  'That is why option A is right.',
  'The one above shows the problem.',
])('refuses: %s', (text) => {
  expect(namesAPosition(text)).toBe(true)
})

test.each([
  'Az első hónapokban derül ki, ki marad. A cliff után az első évi rész egyben jár.',
  'Azt a feltevést nézd meg elsőként, amelyik az egész modellt ledönti.',
  'A válasz az interjúkból jön, a második vásárlás pedig már bizonyíték.',
  'Az első pitch célja, hogy a hallgató folytatni akarja a beszélgetést.',
  'A másik kettő funkció: eszköz valamihez.',
  'First the question, then the measure, and last what has to be built for it.',
  'The first months show who stays. A first pitch opens a door.',
  'Put the stages of a startup in order, from first to last.',
  'The three good questions are about things that happened; the other two ask for a forecast.',
])('lets pass: %s', (text) => {
  expect(namesAPosition(text)).toBe(false)
})
