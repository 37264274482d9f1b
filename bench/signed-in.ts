import { DEMO_PASSWORD } from '#local/demo/load.ts'

/** The API as a demonstration account has it. */
export async function apiOf(url: string, email: string) {
  const send = async <A>(path: string, init: RequestInit, token?: string): Promise<A> => {
    const response = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as A
  }
  const post = <A>(path: string, body: object, token?: string) =>
    send<A>(path, { method: 'POST', body: JSON.stringify(body) }, token)
  const { token } = await post<{ token: string }>('/auth/login', { email, password: DEMO_PASSWORD })
  return {
    token,
    get: <A>(path: string) => send<A>(path, {}, token),
    post: <A>(path: string, body: object) => post<A>(path, body, token),
  }
}
