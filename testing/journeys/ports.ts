/** Another checkout on this machine may be running its own journeys. */
export const FIRST_SEMESTER_PORT = Number(process.env.JOURNEYS_PORT ?? 3987)
export const SECOND_SEMESTER_PORT = FIRST_SEMESTER_PORT + 1

export const urlAt = (port: number) => `http://localhost:${port}`
