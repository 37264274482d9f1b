/** Browser storage that may be full, forbidden or filled by somebody else: then it is as if empty. */
export function readStored<T>(storage: Storage, key: string): T | null {
  try {
    const text = storage.getItem(key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** Where the unsent text of a form waits. */
export const draftKey = (form: string) => `rajt.draft.${form}`

export function store(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing depends on what is kept, so a failure is ignored.
  }
}
