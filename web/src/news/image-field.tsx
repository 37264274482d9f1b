import { NewsFields, news, newsLimits } from '@rajt/contract/news'
import { text } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { type PictureChoice, PictureField, usePictureChoice } from '../ui/picture-choice.tsx'

/** The image of an item while its form is open; `before` is the address of the one it has. */
export const useImage = (before: string | null) => usePictureChoice(news.add.uploads.image, before)

const WithImage = z.extend(NewsFields, { imageText: text(newsLimits.imageText) })
/** An image needs a text for those who do not see it (decision N2). */
export const schemaFor = ({ url }: PictureChoice) => (url ? WithImage : NewsFields)

export function ImageField({ image }: { image: PictureChoice }) {
  const t = useTranslations('news-staff.image')
  return (
    <PictureField picture={image} words={{ choose: t('choose'), change: t('change'), remove: t('remove') }} />
  )
}
