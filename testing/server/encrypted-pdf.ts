import PDFDocument from 'pdfkit'

/** Without a user's password it opens for everybody, and only printing and copying ask for the owner's. */
export async function encryptedPdf(passwords: {
  userPassword?: string
  ownerPassword: string
}): Promise<Buffer> {
  const document = new PDFDocument({ ...passwords, pdfVersion: '1.7' })
  document.end()
  return Buffer.concat(await document.toArray())
}
