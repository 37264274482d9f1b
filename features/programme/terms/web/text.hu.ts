export default {
  focus: 'iparági fókuszok',
  specialization: 'szakterületek',
  'event-category': 'eseménykategóriák',
} as const
