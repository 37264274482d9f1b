import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseAt } from '#testing/server/template.ts'
import { applyFunctions } from './functions.ts'

const name = 'functions_of_the_database'
const server = new pg.Client(databaseAt(inject('databaseUrl'), 'postgres'))
await server.connect()
await server.query(`create database ${name}`)
const client = new pg.Client(databaseAt(inject('databaseUrl'), name))
await client.connect()
afterAll(async () => {
  await client.end()
  await server.query(`drop database ${name}`)
  await server.end()
})

const answering = (number: number) => ({
  name: 'answer.sql',
  text: `create or replace function answer() returns int language sql as $$ select ${number} $$`,
})
const answer = async () => (await client.query('select answer() as is')).rows[0].is

test('a function is applied once, and again when its text has changed', async () => {
  expect(await applyFunctions(client, [answering(41)])).toEqual(['answer.sql'])
  expect(await applyFunctions(client, [answering(41)])).toEqual([])
  expect(await answer()).toBe(41)
  expect(await applyFunctions(client, [answering(42)])).toEqual(['answer.sql'])
  expect(await answer()).toBe(42)
})

test('a text that PostgreSQL does not take leaves the function as it was, and is tried again', async () => {
  const broken = { name: 'answer.sql', text: 'drop function answer(); create function answer( oh' }
  await expect(applyFunctions(client, [broken])).rejects.toThrow('answer.sql')
  expect(await answer()).toBe(42)
  await expect(applyFunctions(client, [broken])).rejects.toThrow('answer.sql')
})
