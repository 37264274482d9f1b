export default {
  title: 'From the programme office',
  none: 'You have dismissed all of them.',
  go: 'Take a look',
  close: 'Dismiss',
  closeOne: 'Dismiss: {title}',
  onPhone: 'Send these to my phone too',
} as const
