declare module 'smtp-server' {
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Envelope {
    envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] }
  }
  type Answer = (refusal?: Error | null) => void

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean
      disabledCommands: string[]
      logger: boolean
      onMailFrom(address: { address: string }, session: Envelope, answer: Answer): void
      onRcptTo(address: { address: string }, session: Envelope, answer: Answer): void
      onData(stream: Readable, session: Envelope, answer: Answer): void
    })
    readonly server: { address(): AddressInfo }
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    on(event: 'error', heard: (error: Error) => void): void
  }
}
