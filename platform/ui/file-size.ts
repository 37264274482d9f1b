import { useFormatter } from 'use-intl'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/** The size of a file as people read it: kilobytes up to one megabyte, then megabytes with one decimal. */
export function useFileSize() {
  const format = useFormatter()
  return (bytes: number) =>
    bytes < MEGABYTE
      ? format.number(Math.max(1, Math.round(bytes / KILOBYTE)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
