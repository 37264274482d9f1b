// Traces of requests and their statements, for whoever collects them by OpenTelemetry (docs/hardening.md, "Traces"):
//   NODE_OPTIONS='--import /opt/rajt-opentelemetry/start.mjs' OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318 node app/server/main.ts
// OTEL_TRACES_SAMPLER_ARG: which share of requests is traced, 0.05 unless it says otherwise; all of them cost two thirds more.
// Spans leave every five seconds; those of the last ones before a stop are lost.
import { subscribe } from 'node:diagnostics_channel'
import { register } from 'node:module'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getRPCMetadata } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

const SHARE = 0.05

/** What leaves this machine. Addresses of people and of files, with their signatures, are not among it, nor is any value. */
const TOLD = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'db.system.name',
  'db.system',
  'db.query.text',
  'db.statement',
])

/** A span without the rest: what a failed statement says may name somebody. */
const withoutPeople = (span) =>
  Object.create(span, {
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => TOLD.has(name))),
    },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

class Discreet extends BatchSpanProcessor {
  onEnd(span) {
    super.onEnd(withoutPeople(span))
  }
}

const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG || SHARE)
const provider = new TracerProvider({
  resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'rajt' }),
  // No propagator is set: a stranger's header decides nothing.
  sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
  spanProcessors: [new Discreet({ exporter: new OTLPTraceExporter() })],
})
context.setGlobalContextManager(new AsyncLocalStorageContextManager())
trace.setGlobalTracerProvider(provider)
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    new HttpInstrumentation({ disableOutgoingRequestInstrumentation: true }),
    // Of a request alone: jobs and their waiting have metrics.
    new PgInstrumentation({ requireParentSpan: true }),
  ],
})

/** The route with its names of parameters, as Fastify says it. */
subscribe('tracing:fastify.request.handler:start', ({ route }) => {
  const { method, url } = route ?? {}
  const request = getRPCMetadata(context.active())
  if (!request || !url) return
  request.route = url
  request.span.updateName(`${method} ${url}`)
})
