import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inProject } from '#platform/server/in-project.ts'

export const read = (path: string) => readFileSync(inProject(path), 'utf8')

interface Rule {
  alert?: string
  record?: string
  expr: string
  labels?: { severity?: string }
  annotations?: { summary?: string; runbook?: string }
}

/** What Prometheus reckons and fires by (deploy/prometheus). */
export const rules = (
  parse(read('deploy/prometheus/rajt.rules.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)

/** Rules that somebody hears of. */
export const alerts = rules.filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined)

interface Panel {
  title: string
  targets: { expr: string }[]
}
export const panels = (JSON.parse(read('deploy/grafana/rajt.json')) as { panels: Panel[] }).panels

/** Alerts whose rule the tests of promtool evaluate. */
export const testedAlerts = new Set(
  (
    parse(read('deploy/prometheus/rajt.rules.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
    }
  ).tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.filter(({ exp_alerts }) => exp_alerts).map(({ alertname }) => alertname),
  ),
)

/** As GitHub links to a heading. */
export const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

/** Labels and their values, ranges, texts and what groups: everything in a query that names no metric but words. */
const BESIDE =
  /\{[^}]*\}|\[[^\]]*\]|'[^']*'|"[^"]*"|\b(by|on|ignoring|group_left|group_right)\b\s*(\([^)]*\))?/g
const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset'])

/** The metrics that a query of Prometheus reads. */
export const metricsIn = (query: string): string[] =>
  [...query.replace(BESIDE, ' ').matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name))
