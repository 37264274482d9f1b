/** Under which the policy of a page takes the styles that a library makes (platform/server/security.ts). */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
