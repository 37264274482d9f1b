/** Every address below /app, built in one place for links, redirects and journeys. */
export const paths = {
  home: '/',
  login: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  forgotPasswordSuccess: '/auth/forgot-password/success',
  changePassword: '/auth/change-password/$token',
  changePasswordSuccess: '/auth/change-password/success',
  changePasswordFailed: '/auth/change-password/failed',
  register: '/auth/register',
  registerInvited: '/auth/register/$accessToken',
  setupPassword: '/auth/register/setup-password/$accessToken',
  registerSuccess: '/auth/register/success',
  registerFailed: '/auth/register/failed',
  verifyEmail: '/auth/verify-email',
  verifyEmailSuccess: '/auth/verify-email/success/$accessToken',
  confirmEmail: '/auth/confirm-email/$accessToken',
  registrationConfirm: '/auth/registration-confirm',
  onboard: '/onboard',
  personalityWelcome: '/personality/welcome',
  personalityDetail: '/personality/detail/$personality',
  personalityTest: '/personality',
  personalitySuccess: '/personality/success',
  ownPersonality: '/detail/$personality',
  modules: '/modules',
  lesson: '/lessons/$id',
  test: '/tests/$moduleId',
  testError: '/tests/error/$errorCode',
  registrationConfirmation: '/registration-confirmation',
  settings: '/settings',
  help: '/help',
  notFound: '/errors/error-404',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The whole address of a page, for links that the router does not follow. */
export const addressOf = (path: string) => `/app${path}`
