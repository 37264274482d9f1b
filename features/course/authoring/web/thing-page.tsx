import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import { Editor } from './editor.tsx'

/** One module, lesson or question as staff write it. */
export function ThingPage() {
  const t = useTranslations('authoring-staff')
  const { id = '' } = useParams({ strict: false })
  return (
    <Page width="list">
      <LinkAnchor to="/modules/write" data-own-line>
        {t('toTree')}
      </LinkAnchor>
      <Loaded
        query={queryOf(authoring.thing, { params: { id } })}
        heading={t('title')}
        skeleton={<TextSkeleton lines={10} />}
      >
        {(thing) => (
          <Editor
            key={`${thing._id} ${thing.published?.number ?? 0} ${thing.draft === null}`}
            thing={thing}
          />
        )}
      </Loaded>
    </Page>
  )
}
