import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RegradePart } from '#course/regrade/web/regrade-part.tsx'
import { textEditorAhead } from '#course/writing/web/text-editor.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useHasFullAccess } from '#platform/web/office-scope.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import { Editor } from './editor.tsx'

/** What others do meanwhile is told by the next save: asked for anew, it would take the place of what is being written. */
const thingQuery = (id: string) => ({
  ...queryOf(authoring.thing, { params: { id } }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** One module, lesson or question as staff write it. */
export function ThingPage() {
  const t = useTranslations('authoring-staff')
  const { id = '' } = useParams({ strict: false })
  const [round, setRound] = useState(0)
  const mayRule = useHasFullAccess()
  useEffect(() => void textEditorAhead(), [])
  return (
    <Page width="list">
      <BackLink to="/modules/write">{t('toTree')}</BackLink>
      <Loaded query={thingQuery(id)} heading={t('title')} skeleton={<TextSkeleton lines={10} />}>
        {(thing) => {
          const { number = 0 } = thing.published ?? {}
          // Anew after each act that puts another text in the place of what was written.
          const key = `${id} ${number} ${thing.draft === null} ${round}`
          return (
            <>
              <Editor key={key} thing={thing} onDiscard={() => setRound(round + 1)} />
              {mayRule && thing.kind === 'question' && thing.published && (
                <RegradePart question={thing._id} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
