export default {
  focus: 'industries',
  specialization: 'areas of expertise',
  'event-category': 'event categories',
} as const
