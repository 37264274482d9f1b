import { Text } from '@mantine/core'
import { BookOpen, Library, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Callout, callouts } from '#platform/contract/callouts.ts'
import classes from '#platform/ui/choice-rows.module.css'
import { Dialog } from '#platform/ui/dialog.tsx'

const icons: Record<Callout, LucideIcon> = {
  try: Pencil,
  story: BookOpen,
  warning: TriangleAlert,
  sources: Library,
}

interface Props {
  onChoose: (kind: Callout) => void
  onClose: () => void
}

/** The kinds of callouts, each with what it is for. */
export function CalloutDialog({ onChoose, onClose }: Props) {
  const t = useTranslations('writing-staff.callout')
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Text mb="md">{t('lead')}</Text>
      <ul className={classes.rows}>
        {callouts.map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <button type="button" className={classes.row} onClick={() => onChoose(kind)}>
                <Icon size={22} aria-hidden="true" />
                <span>
                  <span className={classes.name}>{t(`kinds.${kind}`)}</span>
                  <span className={classes.what}>{t(`for.${kind}`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
