import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
const b = await chromium.launch(await launchOptions())
const p = await b.newPage({ viewport: { width: 1500, height: 800 } })
import { writeFileSync } from 'node:fs'
const items = process.argv.slice(3).map((a) => a.split('@'))
writeFileSync('/tmp/crop.html', `<div style="display:flex;gap:8px">${items.map(([f, y]) => `<div style="width:360px;height:790px;flex:none;background:url('file:///work/main/journeys/results/screens/${encodeURIComponent(f)}.png') 0 -${y}px"></div>`).join('')}</div>`)
await p.goto('file:///tmp/crop.html')
await p.screenshot({ path: process.argv[2] })
await b.close()
