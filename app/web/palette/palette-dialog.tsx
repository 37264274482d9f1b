import { VisuallyHidden } from '@mantine/core'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import modal from '#platform/ui/modal.module.css'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from './palette.module.css'

/** Something to go to, or to do. */
export interface Item {
  key: string
  label: string
  /** What tells it from others of its name. */
  detail?: string | readonly string[] | undefined
  run: () => void
}

export interface Section {
  key: string
  title: string
  items: readonly Item[]
}

interface Props {
  hint: string
  search: string
  onSearch: (search: string) => void
  /** By what is typed; those without items are left out. */
  sections: readonly Section[]
  /** More may come. */
  isWaiting?: boolean
  /** Why some could not be looked for. */
  failure?: string | null
  onClose: () => void
}

/**
 * A field with what it finds below, by keyboard alone: a combobox whose list is always open (ARIA authoring practices). The
 * focus stays in the field; arrows move the chosen one, Enter goes there, Escape closes.
 */
export function PaletteDialog(props: Props) {
  const { hint, search, onSearch, isWaiting = false, failure = null, onClose } = props
  const t = useTranslations('palette')
  const ref = useModal()
  const id = useId()
  const sections = props.sections.filter(({ items }) => items.length > 0)
  const items = sections.flatMap((section) => section.items)
  const { chosen, choose, move } = useChosen(items)
  const take = (item: Item) => {
    onClose()
    item.run()
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined && event.key !== 'Enter') return
    // Enter ends the composition of a letter first.
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    if (by !== undefined) move(by)
    else if (chosen) take(chosen)
  }
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || onClose()
  // A reference to an element ends at a space.
  const optionOf = (key: string) => `${id}-${key.replaceAll(' ', '-')}`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes, as the dialog's own Escape does
    <dialog
      ref={ref}
      className={`${modal.modal} ${modal.wide} ${classes.palette}`}
      aria-label={t('title')}
      // Before the browser closes it: the keys that open it may follow at once, and would close what is closing.
      onCancel={() => onClose()}
      onClose={closed}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={classes.field}>
        <Search size={20} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={t('label')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionOf(chosen.key) : undefined}
          placeholder={hint}
          maxLength={limits.search}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={search}
          onChange={({ currentTarget: { value } }) => onSearch(value)}
          onKeyDown={press}
        />
        <button type="button" className={classes.close} onClick={onClose}>
          <kbd>Esc</kbd>
          <X size={22} aria-hidden="true" />
          <VisuallyHidden>{t('close')}</VisuallyHidden>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className={classes.list}>
        {sections.map(({ key, title, items: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div id={`${id}-${key}`} className={classes.title}>
              {title}
            </div>
            {own.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
              <div
                key={item.key}
                id={optionOf(item.key)}
                role="option"
                aria-selected={item.key === chosen?.key}
                className={classes.item}
                onPointerMove={() => choose(item.key)}
                onClick={() => take(item)}
              >
                <span>{item.label}</span>
                {item.detail && (
                  <span className={classes.detail}>
                    <Dotted parts={[item.detail].flat()} />
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && !isWaiting && <p className={classes.nothing}>{t('nothing')}</p>}
      {failure && <p className={classes.nothing}>{failure}</p>}
      <Count search={search} count={items.length} isWaiting={isWaiting} />
    </dialog>
  )
}

/** Read out once it stands, and not at every letter. */
function Count({ search, count, isWaiting }: { search: string; count: number; isWaiting: boolean }) {
  const t = useTranslations('palette')
  const told = useDeferredValue(isWaiting || search.trim() === '' ? '' : t('count', { count }))
  return <VisuallyHidden role="status">{told}</VisuallyHidden>
}

/** The chosen one: the first again whenever it is no longer among them. */
function useChosen(items: readonly Item[]) {
  const [key, choose] = useState<string | null>(null)
  const place = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  )
  const chosen = items[place]
  const chosenKey = chosen?.key
  useEffect(() => {
    if (chosenKey)
      document.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosenKey])
  const move = (by: number) => {
    const next = items[(place + by + items.length) % items.length]
    if (next) choose(next.key)
  }
  return { chosen, choose, move }
}
