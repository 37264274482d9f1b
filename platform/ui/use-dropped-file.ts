import { useWindowEvent } from '@mantine/hooks'
import { type DragEvent, useState } from 'react'

/** Takes the first file that is dropped on an element; while it is there, one that misses it does not replace the page. */
export function useDroppedFile(onDrop: (file: File) => void, isClosed: boolean) {
  const [isOver, setOver] = useState(false)
  useWindowEvent('dragover', keepPage)
  useWindowEvent('drop', keepPage)
  return {
    'data-over': isOver || undefined,
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(!isClosed && hasFiles(dataTransfer)),
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false)
      const [file] = dataTransfer.files
      if (file && !isClosed) onDrop(file)
    },
  }
}

function keepPage(event: globalThis.DragEvent) {
  if (hasFiles(event.dataTransfer)) event.preventDefault()
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false
