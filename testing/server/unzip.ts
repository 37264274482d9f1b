import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const DEFLATED = 8
const ENTRY = 0x02014b50

/** The entries of a zip: their bytes by their paths. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('a zip without an end')
  const found = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a zip with a broken list')
    const [method, size, name, extra, comment] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    const path = zip.subarray(at + 46, at + 46 + name).toString()
    found.set(path, method === DEFLATED ? inflateRawSync(bytes) : bytes)
    at += 46 + name + extra + comment
  }
  return found
}
