const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, between tags and in attributes. */
export const plain = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
