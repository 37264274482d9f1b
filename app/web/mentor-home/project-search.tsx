import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { SearchInput } from '#platform/ui/search-input.tsx'
import classes from './mentor-home.module.css'

/** A mentor's first page is where projects are looked for (spec 2): what is typed here is found in their list. */
export function ProjectSearch() {
  const t = useTranslations('mentor-home.search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    const search = typed.trim()
    return navigate({ to: '/project/find-projects', search: search ? { search } : {} })
  }
  return (
    <search>
      <form className={classes.search} onSubmit={find}>
        <SearchInput
          enterKeyHint="search"
          label={t('label')}
          placeholder={t('hint')}
          maxLength={limits.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('go')}
        </Button>
      </form>
    </search>
  )
}
