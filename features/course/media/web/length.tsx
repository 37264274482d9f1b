import { useTranslations } from 'use-intl'
import { dotted } from '#platform/ui/dotted.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { type Medium, takesWork } from '../parts.ts'

/** How long something plays, as on a clock; hours only where there are any. */
export function clockOf(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** What a medium takes and weighs, in a few words. */
export function useFacts() {
  const t = useTranslations('media-staff')
  const size = useFileSize()
  return ({ seconds, workMinutes, bytes, hasCaptions, kind, picture, interactive }: Medium): string =>
    dotted([
      t(`kinds.${kind}`),
      seconds !== null && clockOf(seconds),
      takesWork(kind) && workMinutes && t('work', { count: workMinutes }),
      picture && t('pixels', picture),
      bytes !== null && size(bytes),
      interactive?.host,
      interactive && !interactive.isAllowed && t('interactive.notAllowed'),
      kind === 'video' && !hasCaptions && t('noCaptions'),
    ])
}
