export default {
  title: 'Hírek',
  unread: 'Új',
  edited: 'Szerkesztve: {date}',
  empty: 'Még nincs hír. Ami téged érint, itt jelenik meg.',
  newest: 'Friss hírek',
  all: 'Minden hír',
} as const
