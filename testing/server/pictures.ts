import { media } from '#course/media/calls.ts'
import { PART_BYTES } from '#course/media/parts.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

const nothingBeside = { captions: null, poster: null }

/** Acts of somebody who keeps pictures in the media library. */
export function picturesOf({ as }: Pick<TestRajt, 'as'>, who: Person) {
  const office = as(who)
  /** Answers the upload's id. */
  async function uploaded(content: Buffer): Promise<string> {
    const { _id: id } = await office.does(media.begin, { body: { name: 'ábra.png', bytes: content.length } })
    for (let start = 0; start < content.length; start += PART_BYTES) {
      const part = new Blob([new Uint8Array(content.subarray(start, start + PART_BYTES))])
      await office.does(media.send, { params: { id, start: String(start) }, files: { part } })
    }
    return id
  }
  const adding = (upload: string) => ({
    body: { upload, title: 'Ábra', transcript: '', workMinutes: null },
    files: nothingBeside,
  })
  return {
    uploaded,
    adding,
    added: async (content: Buffer) => office.does(media.add, adding(await uploaded(content))),
    replaced: async (id: string, content: Buffer) =>
      office.does(media.replace, {
        params: { id },
        body: { upload: await uploaded(content) },
        files: nothingBeside,
      }),
  }
}
