import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: [
    'media.one',
    'media.replace',
    'media.moveInteractive',
    'media.upload',
    'media.send',
    'media.file',
    'media.abandon',
    'media.change',
    'media.remove',
  ],
  notMeasured: {
    'media.list': 'reads the media of the courses, which do not grow with people',
    'media.some': 'reads the rows of a few keys',
    'media.one': 'reads the rows of one key',
    'media.file': 'reads one row by its key and sends a file',
    'media.begin': 'writes one row, and counts those of one person',
    'media.upload': 'reads one row by its key',
    'media.send': 'writes one row by its key, and sends a file to the disk',
    'media.abandon': 'deletes the rows of one key',
    'media.hosts': 'reads a setting',
    'media.addInteractive': 'writes one row',
    'media.moveInteractive': 'writes one row by its key',
    'media.add': 'writes one row, and sends a file to the disk; measured by itself (large-upload.test.ts)',
    'media.replace': 'writes one row by its key, as media.add does',
    'media.change': 'writes one row by its key',
    'media.remove': 'deletes one row by its key',
  },
}
