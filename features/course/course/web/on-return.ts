import type { AnyRouter } from '@tanstack/react-router'
import { sendDoneLater } from './done-later.ts'
import { keepReading, keptModules } from './kept-modules.ts'

/** After the first page: what was finished without a network is told, and the scripts of a new version are kept. */
export async function onReturn(router: AnyRouter): Promise<void> {
  await sendDoneLater()
  if (Object.keys(keptModules.get()).length > 0) await keepReading(router)
}
