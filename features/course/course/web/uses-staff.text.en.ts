export default {
  unused: 'No lesson uses this.',
  untitled: 'Untitled',
  ofModule: 'Module\u00a0{number}, {semester}',
  use: { published: 'published', draft: 'in a draft', earlier: 'in an earlier version' },
}
