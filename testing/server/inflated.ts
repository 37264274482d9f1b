import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const DEFLATED = 8

/** The entries of a zip, compressed or not: their bytes by their paths. */
export function inflated(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('a zip without an end')
  const found = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a zip with a broken list')
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    found.set(
      zip.subarray(at + 46, at + 46 + name).toString(),
      method === DEFLATED ? inflateRawSync(bytes) : bytes,
    )
    at += 46 + name + extra + comment
  }
  return found
}
