/** One line of what `/metrics` answers. */
interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Reads the text form of Prometheus: names with their kind, and every sample. */
export function metricsOfText(text: string) {
  const lines = text.split('\n').filter(Boolean)
  const kinds = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', kind = ''] = line.match(/^# TYPE (\S+) (\S+)$/) ?? []
      return name ? [[name, kind]] : []
    }),
  )
  const samples = lines.filter((line) => !line.startsWith('#')).map(sampleOf)
  const have =
    (wanted: Record<string, string>) =>
    ({ labels }: Sample) =>
      Object.entries(wanted).every(([label, value]) => labels[label] === value)
  return {
    samples,
    /** As rules and dashboards name them: of a histogram its three series. */
    names: new Set(
      [...kinds].flatMap(([name, kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ),
    /** The sum of the samples that have these labels; null where there is none. */
    sumOf(name: string, wanted: Record<string, string> = {}): number | null {
      const found = samples.filter((one) => one.name === name).filter(have(wanted))
      return found.length > 0 ? found.reduce((sum, { value }) => sum + value, 0) : null
    },
  }
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = line.match(/^(\w+)(?:\{(.*)\})? (\S+)$/) ?? []
  if (!name) throw new Error(`no sample: ${line}`)
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of])
  return { name, labels: Object.fromEntries(pairs), value: Number(value?.replace('Inf', 'Infinity')) }
}
