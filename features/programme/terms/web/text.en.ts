export default {
  focus: 'industrial focuses',
  specialization: 'specializations',
  'event-category': 'event categories',
} as const
