import { Button, type ButtonProps } from '@mantine/core'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { download } from '#platform/web/download.ts'
import { useTellFailure } from './tell.ts'

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref' | 'onClick'> & {
    /** The address of a call that answers with a file. */
    path: string
    onBegun?: () => void
  }

/** Begins a download, and tells if it fails. A `leftSection` of one's own stands instead of its icon. */
export function DownloadButton({ path, onBegun, ...props }: Props) {
  const tellFailure = useTellFailure()
  const icon = <Download size={props.size === 'compact-sm' ? 16 : 18} aria-hidden="true" />
  return <Button leftSection={icon} {...props} onClick={() => download(path).then(onBegun, tellFailure)} />
}
