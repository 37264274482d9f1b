import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

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

export const theme = createTheme({
  colors: { go },
  primaryColor: 'go',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  headings: { fontFamily: 'var(--display)', fontWeight: '700' },
  radius: { md: 'var(--radius-small)', lg: 'var(--radius)' },
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_theme, { variant = 'filled' }) => ({
        root: variant === 'filled' ? { '--button-color': 'var(--on-go)' } : {},
      }),
    }),
    Input: { styles: { input: { backgroundColor: 'var(--surface)' } } },
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
