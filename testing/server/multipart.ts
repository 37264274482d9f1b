export interface Part {
  name: string
  /** With a filename the part is a file. */
  filename?: string
  type?: string
  bytes: Uint8Array | string
}

const BOUNDARY = 'rajt-test-boundary'

/** A multipart body and its header. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ name, filename, type, bytes }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    const kind = type ? `content-type: ${type}\r\n` : ''
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`
    return [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
