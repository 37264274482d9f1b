let kept: { id: string; file: Blob } | null = null

/** The server keeps no file: to read the last one differently, this page sends it again. `id`: of its import. */
export function keepFile(id: string, file: Blob): void {
  kept = { id, file }
}

/** Null after the page was loaded anew, and of an import that was made of another file. */
export const keptFile = (id: string): Blob | null => (kept?.id === id ? kept.file : null)
