export default {
  unused: 'No lesson uses this.',
  untitled: 'Untitled',
  ofModule: 'Module {number}, {semester}',
  use: { published: 'published', draft: 'in a draft', earlier: 'in an earlier version' },
}
