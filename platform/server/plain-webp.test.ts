import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPlainWebp } from './plain-webp.ts'

const size = { width: 40, height: 30 }
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background: { r: 11, g: 107, b: 66, alpha: 0.5 } } })

test('a picture as the product makes it is plain, with and without what shines through', async () => {
  for (const one of [picture().webp(), picture(4).webp(), picture(4).webp({ lossless: true })])
    expect(isPlainWebp(await one.toBuffer(), size)).toBe(true)
})

test('nothing stands beside the picture in one that is plain', async () => {
  const whole = await picture().webp().toBuffer()
  const longer = Buffer.concat([whole, Buffer.from('PK\u0003\u0004')])
  const counted = Buffer.from(longer)
  counted.writeUInt32LE(longer.length - 8, 4)
  const described = await picture()
    .withExif({ IFD0: { Copyright: 'a' } })
    .webp()
    .toBuffer()
  for (const one of [
    longer,
    counted,
    described,
    whole.subarray(0, 20),
    Buffer.alloc(0),
    await picture().png().toBuffer(),
  ])
    expect(isPlainWebp(one, size)).toBe(false)
})

test('one of another size is not plain', async () => {
  expect(isPlainWebp(await picture(4).webp().toBuffer(), { width: 41, height: 30 })).toBe(false)
})
