export default {
  toolbar: 'Formatting',
  marks: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'Bulleted list',
    link: 'Insert link',
  },
  sample: 'text',
  sides: 'View',
  write: 'Write',
  preview: 'Preview',
  nothing: 'Nothing to show yet.',
  hint: 'Format it with the buttons, and see in the preview how it will look.',
} as const
