import type { Encoding } from '#platform/contract/encoding.ts'

/** What the bytes from 80 to FF are in IBM's code page 852, which browsers do not know. */
const CP852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0'

/** The text of these bytes, without a mark in front; what the encoding does not have becomes U+FFFD. */
export function textIn(encoding: Encoding, bytes: Buffer): string {
  if (encoding === 'ibm852')
    return bytes
      .toString('latin1')
      .replace(/[\u0080-\u00ff]/g, (sign) => CP852[sign.charCodeAt(0) - 0x80] ?? sign)
  return new TextDecoder(encoding).decode(bytes)
}
