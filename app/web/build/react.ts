import plugin from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/**
 * What first pages load: they, their frame, and parts that every page has. What the compiler adds so that drawing again
 * costs less made the frame 6 KB larger, and the dashboard's and the lesson's own files twice as large; with it or
 * without, each interaction of bench/interaction.ts takes the same time. Lists rely on it: an array of rows is one and
 * the same until the answer changes.
 */
const FIRST_PAGES = new RegExp(
  `/(${[
    'app/web/',
    'course/course/web/',
    'platform/ui/(?!(more-)?list-|use-panel-steps)',
    // What other features have on the home page, and what of theirs these show.
    'web/home-',
    'certificate/web/picture',
    'startup-lab/web/when',
  ].join('|')})`,
)

/** React through its compiler, but for what first pages load. */
export const react = (): PluginOption =>
  plugin({ compiler: true, exclude: [/\/node_modules\//, FIRST_PAGES] })
