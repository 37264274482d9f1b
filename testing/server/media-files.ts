import { readFileSync } from 'node:fs'
import { inProject } from '#platform/server/in-project.ts'

/** Real media of the course: a video of 58 s and another one, a podcast, a worksheet, captions and a picture. */
const of = (name: string) => readFileSync(inProject(`content/media/semester-1/${name}`))
export const video = of('business-model.video.hu.mp4')
export const anotherVideo = of('funding-and-pitch.video.hu.mp4')
export const podcast = of('business-model.podcast.hu.mp3')
export const worksheet = of('business-model.worksheet.hu.pdf')
export const captions = of('business-model.video.hu.vtt')
export const poster = of('business-model.video.hu.jpg')

/** A video that is as long to play and as many bytes as is asked: boxes that players pass over stand behind it. */
export function videoOf(bytes: number): Buffer {
  const rest = Buffer.alloc(bytes - video.length)
  rest.writeUInt32BE(rest.length, 0)
  rest.write('free', 4, 'latin1')
  return Buffer.concat([video, rest])
}

/** One element of a WebM; what it holds is less than 127 bytes, or its size is written in four. */
function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}
const number = (value: number) => Buffer.from([value])
function float(value: number): Buffer {
  const content = Buffer.alloc(8)
  content.writeDoubleBE(value)
  return content
}

/** The frame of a WebM without its pictures; as a browser records it, it does not say how long it is. */
export function webm({ seconds, hasVideo }: { seconds: number | null; hasVideo: boolean }): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')))
  const info = [
    element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
    ...(seconds === null ? [] : [element('4489', float(seconds * 1000))]),
  ]
  const track = [
    element('d7', number(1)),
    element('83', number(hasVideo ? 1 : 2)),
    element('86', Buffer.from(hasVideo ? 'V_VP8' : 'A_OPUS')),
  ]
  const parts = [
    element('1549a966', Buffer.concat(info)),
    element('1654ae6b', element('ae', Buffer.concat(track))),
  ]
  return Buffer.concat([head, element('18538067', Buffer.concat(parts))])
}
