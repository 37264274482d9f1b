import { Title } from '@mantine/core'
import { Page } from './page.tsx'
import { TextSkeleton } from './skeletons.tsx'

/** The page of a list while what stands above the rows is on its way: nothing moves when it comes. */
export const ListPageSkeleton = ({ title }: { title: string }) => (
  <Page width="list">
    <Title order={1}>{title}</Title>
    <TextSkeleton lines={8} />
  </Page>
)
