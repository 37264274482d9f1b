import '@fastify/multipart'
import type { Upload } from '@rajt/contract/call'
import type { FastifyError, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from './files.ts'
import { refuse } from './refuse.ts'

/** The one file of a multipart body, bounded while it streams in; its type is read from its content. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  if (!request.isMultipart()) return refuse('media-type')
  const file = await onlyFile(request, upload.maxBytes).catch(refuseBroken)
  if (!file) return refuse('invalid-request', { fields: { file: { rule: 'required' } } })
  const mediaType = (await fileTypeFromBuffer(file.bytes))?.mime
  if (!mediaType || !upload.types.includes(mediaType))
    return refuse('invalid-request', { fields: { file: { rule: 'format' } } })
  return { ...file, mediaType }
}

/** Reads to the end of the body, where a second file shows. */
async function onlyFile(request: FastifyRequest, maxBytes: number) {
  let file: { name: string; bytes: Buffer } | undefined
  for await (const part of request.files({ limits: { fileSize: maxBytes, files: 1, fields: 10 } }))
    file = { name: part.filename.slice(0, 200), bytes: await part.toBuffer() }
  return file
}

/** A body that breaks off, has no boundary or too many parts is a wrong request, not a failure of ours. */
function refuseBroken(error: FastifyError): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw error
  return refuse('invalid-request', { fields: { file: { rule: 'format' } } })
}
