import { Button, Text } from '@mantine/core'
import classes from './shown-state.module.css'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface Props {
  words: string
  /** Only of what is shown. */
  hide: { word: string; onPress: () => void } | false
}

/** Whether others see what a form holds; hiding it belongs to that, and not to the acts that send the form. */
export function ShownState({ words, hide }: Props) {
  useFocusAfterRemoval(hide ? 1 : 0)
  return (
    <div className={classes.state}>
      <Text fw={600} role="status">
        {words}
      </Text>
      {hide && (
        <Button variant="subtle" size="compact-sm" onClick={hide.onPress}>
          {hide.word}
        </Button>
      )}
    </div>
  )
}
