import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { sortBy } from '#platform/contract/list.ts'
import { PageNumber, Pagination, Search } from '#platform/contract/parts.ts'
import { ListPage } from '#platform/ui/list-page.tsx'
import { ListPanel } from '#platform/ui/list-panel.tsx'
import { queryOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'

const Project = z.object({ id: z.string(), name: z.string() })
export type Project = z.infer<typeof Project>

/** A list whose rows have a name of their own, as the specification's lists do. */
export const listProjects = call({
  summary: 'List projects',
  method: 'POST',
  path: '/projects',
  who: 'signed-in',
  body: z.strictObject({ search: Search, sort: sortBy(['name', 'id']), pageNumber: PageNumber }),
  answer: z.object({
    projects: z.array(Project),
    pagination: Pagination,
    allCount: z.int(),
    isVague: z.optional(z.boolean()),
  }),
})

export const projects = (from: number, to: number): Project[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: `${from + i}`, name: `Project ${from + i}` }))

export const words = {
  page: 'Mark the page',
  row: ({ name }: Project) => `Mark ${name}`,
  marked: (count: number) => `${count} marked`,
  clear: 'Clear',
  full: 'No more',
}

/** The names of the projects that were published. */
export const published: string[] = []

const open = (onOpen: (id: string) => void) => ({
  header: 'Acts',
  of: ({ id, name }: Project) => (
    <Button data-act="open" onClick={() => onOpen(id)}>
      Open {name}
    </Button>
  ),
})

interface Props {
  isWaiting?: boolean
  emptyAtFirst?: ReactNode
  vague?: ReactNode
}

export function Projects({ isWaiting = false, emptyAtFirst, vague }: Props) {
  const list = useList('projects', {}, ['name', 'id'])
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <ListPage
      title="Projects"
      list={list}
      ownSort="name"
      query={queryOf(listProjects, {
        body: { search: list.search, sort: list.sort ?? undefined, pageNumber: list.page },
      })}
      rows="projects"
      isWaiting={isWaiting}
      columns={[
        { key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name, primary: true },
        { key: 'place', folds: true, header: 'Place', cell: () => 'here' },
        { key: 'state', header: 'State', cell: () => 'open' },
        { key: 'id', header: 'Number', sort: 'id', sortsBack: true, cell: ({ id }) => id },
      ]}
      keyOf={({ id }) => id}
      acts={open(setOpened)}
      tools={<Button>New project</Button>}
      marking={{
        can: () => true,
        max: 10,
        words,
        acts: (rows, clear) => (
          <Button
            onClick={() => {
              published.push(...rows.map(({ name }) => name))
              clear()
            }}
          >
            Publish
          </Button>
        ),
      }}
      panel={{
        view: ListPanel,
        open: opened,
        onClose: () => setOpened(null),
        title: ({ name }) => `About ${name}`,
        content: ({ id }) => <Text>The story of {id}</Text>,
      }}
      emptyAtFirst={emptyAtFirst}
      vague={vague}
      empty={<Text>No project yet</Text>}
    />
  )
}
