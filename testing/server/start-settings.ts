/** Each of these alone lets others reach the platform. */
export const open: Record<string, string>[] = [
  { PUBLIC_URL: 'https://rajt.example' },
  { PUBLIC_URL: 'https://localhost' },
  { PUBLIC_URL: 'http://rajt.example' },
  { PUBLIC_URL: 'http://192.168.1.4:3000' },
  { PUBLIC_URL: 'http://localhost.rajt.example' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  { NODE_ENV: 'production' },
]
/** None of these does. */
export const local: Record<string, string>[] = [
  {},
  { PUBLIC_URL: 'http://localhost:4000' },
  { PUBLIC_URL: 'http://rajt.localhost' },
  { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
  { HOST: 'localhost', NODE_ENV: 'development' },
]
