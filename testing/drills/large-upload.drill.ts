process.env.LARGE_UPLOAD = 'whole'
await import('#testing/server/large-upload.test.ts')
