export default {
  title: 'From the programme office',
  none: 'You have closed all of them.',
  go: 'Take a look',
  close: 'Close',
  closeOne: 'Close: {title}',
  onPhone: 'Send these to my phone too',
} as const
