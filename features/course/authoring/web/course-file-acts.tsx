import { useTranslations } from 'use-intl'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { useHasFullAccess } from '#platform/web/office-scope.ts'
import { courseFile } from '../course-file-calls.ts'
import classes from './tree.module.css'

/** The media of the course; for who has all of the office, the whole of it as a zip: out, and the way to bring one in. */
export function CourseFileActs({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('authoring-staff')
  const mayMove = useHasFullAccess()
  return (
    <div className={classes.courseActs}>
      <LinkButton variant="default" to="/modules/media">
        {t('media')}
      </LinkButton>
      {mayMove && !isEmpty && (
        <DownloadButton variant="default" path={callAddress(courseFile.download, {})}>
          {t('downloadCourse')}
        </DownloadButton>
      )}
      {mayMove && (
        <LinkButton variant="default" to="/modules/file">
          {t('uploadCourse')}
        </LinkButton>
      )}
    </div>
  )
}
