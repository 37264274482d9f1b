const webmails: Record<string, { name: string; url: string }> = {
  'gmail.com': { name: 'Gmail', url: 'https://mail.google.com/' },
  'googlemail.com': { name: 'Gmail', url: 'https://mail.google.com/' },
  'freemail.hu': { name: 'Freemail', url: 'https://freemail.hu/' },
  'citromail.hu': { name: 'Citromail', url: 'https://citromail.hu/' },
  'outlook.com': { name: 'Outlook', url: 'https://outlook.live.com/' },
  'outlook.hu': { name: 'Outlook', url: 'https://outlook.live.com/' },
  'hotmail.com': { name: 'Outlook', url: 'https://outlook.live.com/' },
  'icloud.com': { name: 'iCloud', url: 'https://www.icloud.com/mail' },
  'proton.me': { name: 'Proton Mail', url: 'https://mail.proton.me/' },
}

/** Where the mailbox of an address is read in a browser; null where that is not known. */
export const webmailOf = (email: string) => webmails[email.split('@').at(-1)?.toLowerCase() ?? ''] ?? null
