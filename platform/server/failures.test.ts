import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database.ts'

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('no', 0, 'error')
  error.code = code
  return error
}
const systemError = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['an administrator ended the connection', databaseError('57P01'), true],
  ['the server crashed', databaseError('57P02'), true],
  ['the server is starting', databaseError('57P03'), true],
  ['the primary has become a standby', databaseError('25006'), true],
  ['too many connections', databaseError('53300'), true],
  ['the disk is full', databaseError('53100'), true],
  ['a lock was waited for too long', databaseError('55P03'), true],
  ['a statement took too long', databaseError('57014'), true],
  ['nobody listens', systemError('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
  ['the socket is gone', systemError('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432'), true],
  ['the connection broke', systemError('ECONNRESET', 'read ECONNRESET'), true],
  ['the connection ended', new Error('Connection terminated unexpectedly'), true],
  [
    'a connection that is known to be broken',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['no answer in time', new Error('Query read timeout'), true],
  ['a rule was broken', databaseError('23505'), false],
  ['a statement is wrong', databaseError('42601'), false],
  ['a file is missing', systemError('ENOENT', "ENOENT: no such file or directory, open '/x'"), false],
  ['a mistake of ours', new TypeError('undefined is not a function'), false],
])('%s', (_, error, away) => expect(isDatabaseAway(error)).toBe(away))
