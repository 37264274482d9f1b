export default {
  focus: 'iparágak',
  specialization: 'szakterületek',
  'event-category': 'eseménykategóriák',
} as const
