import { push } from '#announcements/push/calls.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { openPushService } from './push-service.ts'
import type { TestRajt } from './rajt.ts'

type Service = Awaited<ReturnType<typeof openPushService>>

export const campaignFields = (own: object = {}) => ({
  key: crypto.randomUUID(),
  title: 'Holnap indul a félév',
  redirect: 'modules' as const,
  text: 'Őszi „árvíztűrő” üzenet 🚀: nézz rá a modulokra!',
  ...own,
})

/** What tests do with pushes again and again. */
export const pushesOf = ({ as, enter }: Pick<TestRajt, 'as' | 'enter'>, service: Service) => ({
  /** A student with a number of devices. */
  async withDevices(devices: number, traits: Partial<Person> = {}): Promise<Person> {
    const student = await enter(traits)
    for (let n = 0; n < devices; n++) await as(student).does(push.allow, { body: service.subscribe() })
    return student
  },
  send: (own: object = {}) => as(gabor).does(push.send, { body: campaignFields(own) }),
})
