/** The arrival of a semester's first certificate. */
export const arrivalOf = (semester: string) => `certificate.${semester}`
