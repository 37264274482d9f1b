import type { OwnRequest } from '../requests-calls.ts'

/** It is the reader whose answer is waited for. */
export const isWaiting = ({ direction, status }: Pick<OwnRequest, 'direction' | 'status'>) =>
  direction === 'RECEIVED' && status === 'PENDING'
