import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

interface Opening {
  document: Promise<PDFDocumentProxy>
  close: () => void
}

/** Read apart from the page, in a worker; nothing in a PDF is ever run. */
export function openPdf(file: Blob): Opening {
  let task: PDFDocumentLoadingTask | undefined
  let isClosed = false
  const open = async () => {
    const data = new Uint8Array(await file.arrayBuffer())
    if (isClosed) throw new Error('closed before it was read')
    task = getDocument({ data, enableXfa: false })
    return task.promise
  }
  return {
    document: open(),
    close: () => {
      isClosed = true
      void task?.destroy()
    },
  }
}
