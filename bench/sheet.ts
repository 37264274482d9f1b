/** Parts of a sheet's XML, as it is written for that many students. */
export function* sheetOfRows(rows: number): Generator<string> {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  for (let from = 0; from < rows; from += 250) {
    let part = ''
    for (let n = from + 2; n < from + 252; n++)
      part += `<row r="${n}">${text(`A${n}`, 'Őrsi')}${text(`B${n}`, `Ödön ${n}`)}${text(`C${n}`, `A${n}`)}${text(`D${n}`, 'Szegedi Tudományegyetem')}${text(`E${n}`, `ors.odon${n}@hallgatok.example`)}<c r="G${n}"><v>${n % 8}</v></c><c r="H${n}"><v>${n % 700}</v></c><c r="K${n}" s="2"><v>46348</v></c></row>`
    yield part
  }
}
