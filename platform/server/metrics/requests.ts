import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Call } from '#platform/contract/call.ts'

export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Seconds. Half of the calls answer within 5 ms, a sign-in hashes for 100; people wait for a second and give up after ten.
 * One bucket more costs as many series as there are calls.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is no call of the contract: pages, their parts, health. */
const OTHER = 'other'

/** Counts answers by call and status, and how long they took by call; addresses and ids are never told. */
export function countRequests(registry: Registry, nameOf: ReadonlyMap<Call, string>): CountRequest {
  const answered = new Counter({
    name: 'rajt_requests_total',
    help: 'Answers, by call and status.',
    labelNames: ['call', 'status'],
    registers: [registry],
  })
  const took = new Histogram({
    name: 'rajt_request_seconds',
    help: 'Time from the head of a request to the end of its answer, by call.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return ({ routeOptions }, reply) => {
    const { call: row } = routeOptions.config
    const call = (row && nameOf.get(row)) ?? OTHER
    answered.inc({ call, status: reply.statusCode })
    took.observe({ call }, reply.elapsedTime / 1000)
  }
}
