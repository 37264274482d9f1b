import { createHash } from 'node:crypto'
import { readdressed } from '#course/course/figures.ts'

/** The address of a figure in a file: a name of media.yml, with its folder or without. */
export const FILE_PICTURE = /^(?:media\/)?([^/\\:#?]{1,100})$/

/** An id that stands for a name until its picture has one: what is written of a text holds for it as it is. */
export function standInFor(name: string): string {
  const [hex = ''] =
    createHash('sha256')
      .update(name)
      .digest('hex')
      .match(/^.{32}/) ?? []
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** A text of a file with ids instead of names, by what `idOf` answers. */
export const withIds = (body: string, idOf: (name: string) => string): string =>
  readdressed(body, FILE_PICTURE, (name) => `/pictures/${idOf(name)}`)
