import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}` })
const said = (statement: unknown) => ({ context: 'h5p', action: 'xAPI', statement })
const withParent = (parent: unknown) =>
  said({ verb: verb('completed'), context: { contextActivities: { parent } } })

test.each([
  ['the message of a page of our own making', { context: 'rajt', action: 'finished' }],
  ['a completed content', said({ verb: verb('completed') })],
  ['a passed content', said({ verb: verb('passed'), context: { contextActivities: {} } })],
  ['a content whose parents are none', withParent([])],
])('%s tells that it was finished', (_, data) => expect(readFrameMessage(data)).toEqual({ kind: 'finished' }))

test.each([
  ['hello', { context: 'h5p', action: 'hello' }, { kind: 'hello' }],
  [
    'that it is about to change',
    { context: 'h5p', action: 'prepareResize', scrollHeight: 300 },
    { kind: 'prepare' },
  ],
  ['its height', { context: 'h5p', action: 'resize', scrollHeight: 412 }, { kind: 'height', height: 412 }],
  [
    'its height as players once did',
    { context: 'h5p', action: 'resize', height: 300 },
    { kind: 'height', height: 300 },
  ],
])('a player says %s', (_, data, message) => expect(readFrameMessage(data)).toEqual(message))

test.each([
  null,
  undefined,
  'finished',
  7,
  [],
  {},
  { action: 'finished' },
  { context: 'rajt', action: 'passed' },
  { context: 'h5p', action: 'finished' },
  { context: 'h5p', action: 'resize', scrollHeight: 'tall' },
  { context: 'h5p', action: 'resize', scrollHeight: Number.NaN },
  said(null),
  said({ verb: null }),
  said({ verb: verb('answered') }),
  said({ verb: verb('failed') }),
  said({ verb: { id: { toString: 'none', valueOf: 'none' } } }),
  withParent([{ id: 'https://h5p.example/4' }]),
  withParent({ id: 'https://h5p.example/4' }),
])('%j says nothing', (data) => expect(readFrameMessage(data)).toBeNull())
