declare global {
  interface Window {
    /** Calls that the page itself began before any script of the product was there (index.html). */
    firstAnswers?: Partial<Record<'context' | 'user' | 'progress', Promise<Response | null> | null>>
  }
}

/** Takes an answer the page asked for early; null when it did not, when it failed, or when it was taken before. */
export async function takeFirstAnswer<T>(name: 'context' | 'user' | 'progress'): Promise<T | null> {
  const early = window.firstAnswers?.[name]
  if (!early) return null
  window.firstAnswers = { ...window.firstAnswers, [name]: null }
  const response = await early
  return response?.ok ? ((await response.json()) as T) : null
}
