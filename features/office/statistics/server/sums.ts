export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

export const record = <K extends string>(keys: readonly K[], of: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, number>
