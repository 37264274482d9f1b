const TAIL = 2048
/** How far after `startxref` the dictionary that names the first objects may reach. */
const DICTIONARY = 64 * 1024

/**
 * What is wrong with a PDF before anybody opens it: null where its end and its catalogue are in place and nothing is
 * encrypted. A file cut on its way has lost the end; one with a password nobody but its author could read.
 */
export function pdfFlaw(bytes: Buffer): 'pdf-unreadable' | 'pdf-encrypted' | null {
  const tail = bytes.subarray(-TAIL).toString('latin1')
  // Behind the end a program may leave comments, as the platform's own certificates do; a reader passes over them.
  const end = tail.match(/startxref\s+(\d{1,10})\s+%%EOF\s*(?:[\r\n]%[^\r\n]*\s*)*\0*$/)
  if (!end) return 'pdf-unreadable'
  const at = Number(end[1])
  // A cross-reference table with its trailer, or a stream that is both; each ends its dictionary in the clear.
  const table = bytes.subarray(at, at + 4).toString('latin1')
  const isTable = table === 'xref'
  const isStream = /^\d{1,10}\s+\d{1,5}\s+obj\b/.test(bytes.subarray(at, at + 24).toString('latin1'))
  if (!isTable && !isStream) return 'pdf-unreadable'
  const dictionary = isTable
    ? trailerAfter(bytes, at)
    : bytes.subarray(at, at + DICTIONARY).toString('latin1')
  if (!dictionary.includes('/Root')) return 'pdf-unreadable'
  return /\/Encrypt\b/.test(dictionary) ? 'pdf-encrypted' : null
}

function trailerAfter(bytes: Buffer, at: number): string {
  const from = bytes.indexOf('trailer', at, 'latin1')
  return from < 0 ? '' : bytes.subarray(from, from + DICTIONARY).toString('latin1')
}
