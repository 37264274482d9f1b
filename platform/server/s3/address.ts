import { CannotStart } from '../cannot-start.ts'

/** A bucket, and how it is spoken to. */
export interface StoreAddress {
  bucket: string
  region: string
  /** Of an object, or of the bucket itself where the key is empty; without a query. */
  urlOf(key: string): URL
  /** Sent with what is written, where the store is asked to encrypt. */
  encryption: Record<string, string>
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[A-Za-z0-9_-]{1,64}$/
const PARAMETERS = ['endpoint', 'region', 'style', 'encryption', 'kms']
const AS_IN = 's3://bucket?endpoint=https://store.example&region=eu-central-1'

export const isStoreAddress = (value: string) => value.startsWith('s3:')

/**
 * Reads `s3://bucket?endpoint=…&region=…&style=path|virtual&encryption=AES256|aws:kms&kms=…`: without an endpoint
 * Amazon's own of the region, by path unless said otherwise. Refuses whatever is not exactly that.
 */
export function readStoreAddress(value: string): StoreAddress {
  const url = URL.canParse(value) ? new URL(value) : refuse(`cannot be read; it looks like ${AS_IN}`)
  const bucket = url.host
  if (!BUCKET.test(bucket))
    refuse('the name of a bucket has 3 to 63 lower-case letters, digits, hyphens and dots')
  if (url.username || url.password)
    refuse('keys belong in FILES_KEY_ID and FILES_KEY_SECRET, or in FILES_KEY_FILE')
  if (url.pathname.replace('/', '') || url.hash)
    refuse('a bucket of its own, without a path: what no row names is removed from it at night')
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown) refuse(`knows no ${unknown}, only ${PARAMETERS.join(', ')}`)
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const region = given('region') || 'us-east-1'
  if (!REGION.test(region)) refuse('the region is a name of letters, digits, hyphens and underscores')
  const endpoint = endpointOf(given('endpoint') || `https://s3.${region}.amazonaws.com`)
  const style = given('style') || 'path'
  if (style !== 'path' && style !== 'virtual') refuse('style is path or virtual')
  return {
    bucket,
    region,
    urlOf: (key) =>
      style === 'path'
        ? new URL(`/${bucket}/${key}`, endpoint)
        : new URL(`/${key}`, `${endpoint.protocol}//${bucket}.${endpoint.host}`),
    encryption: encryptionOf(given('encryption'), given('kms')),
  }
}

function endpointOf(value: string): URL {
  const endpoint = URL.canParse(value) ? new URL(value) : null
  const isBare = endpoint && endpoint.pathname === '/' && !endpoint.search && !endpoint.username
  if (!isBare || !/^https?:$/.test(endpoint.protocol))
    return refuse('endpoint is an address such as https://store.example:9000, without a path')
  return endpoint
}

function encryptionOf(algorithm: string, key: string): Record<string, string> {
  if (!algorithm && !key) return {}
  if (algorithm !== 'AES256' && algorithm !== 'aws:kms') refuse('encryption is AES256 or aws:kms')
  if (key && algorithm !== 'aws:kms') refuse('kms names a key for encryption=aws:kms')
  return {
    'x-amz-server-side-encryption': algorithm,
    ...(key && { 'x-amz-server-side-encryption-aws-kms-key-id': key }),
  }
}

function refuse(why: string): never {
  throw new CannotStart(`FILES_URL: ${why}`)
}
