const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether a name or address, as HOST has it, is reached from this machine alone. */
export const isThisMachine = (host: string) => THIS_MACHINE.test(host)
