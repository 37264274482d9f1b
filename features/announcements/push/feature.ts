import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const pushFeature = feature({
  contract,
  examples: {
    redirect: 'modules',
    endpoint: 'https://web.push.apple.com/QGz1',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  refusals: {
    'push-key-used': {
      status: 409,
      when: 'sending a campaign with the key of another one',
      hu: 'Ezt az értesítést már elküldted. Nyisd meg az oldalt újra, és kezdj egy másikat!',
      en: 'This notification has already been sent. Reload the page to write another one.',
    },
    'push-service-unknown': {
      status: 400,
      when: 'allowing pushes through a server that belongs to no known browser (decision L8)',
      hu: 'Ennek a böngészőnek az értesítési szolgáltatását nem ismerjük, ezért ide nem tudunk értesítést küldeni.',
      en: 'We don’t know this browser’s notification service, so we can’t send notifications here.',
    },
    'push-devices-too-many': {
      status: 409,
      when: 'allowing pushes on an eleventh device',
      hu: 'Már tíz eszközön engedélyezted az értesítéseket. Vonj vissza egyet, amelyet nem használsz!',
      en: 'You have already allowed notifications on ten devices. Turn them off on one you no longer use.',
    },
  },
  acts: {
    'push-sent': { group: 'published', hu: 'Push-értesítést küldtek', en: 'Push notification sent' },
  },
  constraints: {
    a_push_campaign_is_sent_once: { code: 'push-key-used' },
    a_person_has_ten_push_devices_at_most: { code: 'push-devices-too-many' },
  },
  internalConstraints: [
    'a_campaign_ends_for_no_more_devices_than_it_has',
    'a_delivery_succeeds_or_fails',
    'one_delivery_per_campaign_and_device',
    'one_push_device_per_endpoint',
    'one_push_device_per_position',
  ],
})
