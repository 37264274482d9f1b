import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { HINT_BELOW } from './field.ts'

const go: MantineColorsTuple = [
  '#e6f6ed',
  '#cfeadb',
  '#a3d6ba',
  '#73c097',
  '#4cad79',
  '#2f9a64',
  '#1a8252',
  '#0b6b42',
  '#08543a',
  '#053b28',
]

// Mantine's own greys are cold.
const gray: MantineColorsTuple = [
  '#f6f3ec',
  '#f1eee6',
  '#e6e3d8',
  '#d8d4c6',
  '#868a7d',
  '#767b70',
  '#5f655c',
  '#4f5a53',
  '#333d36',
  '#16201a',
]
const dark: MantineColorsTuple = [
  '#eef1ec',
  '#ced6d0',
  '#a9b4ac',
  '#98a29b',
  '#7b887f',
  '#404b44',
  '#262d28',
  '#191f1b',
  '#151a17',
  '#111512',
]

export const theme = createTheme({
  colors: { go, gray, dark },
  primaryColor: 'go',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontSizes: {
    xs: 'var(--size-note)',
    sm: 'var(--size-label)',
    md: 'var(--size-text)',
    lg: 'var(--size-lead)',
    xl: 'var(--size-heading)',
  },
  headings: {
    // Mantine's own would leave a last word alone in its line.
    textWrap: 'balance',
    fontFamily: 'var(--display)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--size-page)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--size-section)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--size-section)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--size-lead)', lineHeight: '1.3' },
      h5: { fontSize: 'var(--size-text)', lineHeight: '1.4' },
      h6: { fontSize: 'var(--size-label)', lineHeight: '1.4' },
    },
  },
  radius: { md: 'var(--radius-small)', lg: 'var(--radius)' },
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_theme, { variant = 'filled', size }) => ({
        root: {
          ...(variant === 'filled' && { '--button-color': 'var(--on-go)' }),
          // It has no edge: its words stand on that of what is around it (targets.css).
          ...(variant === 'subtle' && !String(size).startsWith('compact') && { '--button-padding-x': '8px' }),
          // Whatever is pressed has an edge of 3:1.
          ...(variant === 'default' && { '--button-bd': '1px solid var(--edge)' }),
        },
      }),
    }),
    // One cross, whatever it closes.
    CloseButton: { defaultProps: { size: 'lg' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: HINT_BELOW } },
    // Words that a large font leaves no room for end in dots.
    Input: { styles: { input: { backgroundColor: 'var(--surface)', textOverflow: 'ellipsis' } } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})

/** Mantine's variables, from the tokens: contrast is decided in one file. */
export const variables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--warn)',
    '--mantine-color-anchor': 'var(--go)',
    '--mantine-color-default-border': 'var(--line)',
    // The borders of Mantine's fields, in one scheme and the other.
    '--mantine-color-gray-4': 'var(--edge)',
    '--mantine-color-dark-4': 'var(--edge)',
    '--mantine-color-disabled': 'var(--off)',
    '--mantine-color-disabled-color': 'var(--off-ink)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-go-light': 'var(--go-soft)',
    '--mantine-color-go-light-color': 'var(--go-strong)',
    '--mantine-color-go-filled': 'var(--go)',
    '--mantine-color-go-filled-hover': 'var(--go-strong)',
    '--mantine-color-red-light': 'var(--warn-soft)',
    '--mantine-color-red-light-color': 'var(--warn)',
    '--mantine-color-gray-light-color': 'var(--ink)',
  }
  return { variables: {}, light: shared, dark: shared }
}
