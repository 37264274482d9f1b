export default {
  title: 'Notifications',
  reason:
    'What you should not miss, such as an approaching deadline, the programme office also sends as a notification. There are a few of them a month at most. If you allow them here, you get them on this device even when Rajt isn’t open. You can withdraw this at any time.',
  allow: 'Allow on this device',
  allowed: 'You will get notifications on this device from now on',
  notAllowed: 'They couldn’t be allowed. Try again, and choose to allow them when the browser asks.',
  on: 'You get notifications on this device.',
  denied:
    'You have blocked the notifications of Rajt in this browser. If you want them after all, allow them in the site settings behind the icon at the start of the address bar, then reload the page.',
  unsupported:
    'This browser can’t receive notifications. What the programme office sends is on your dashboard too.',
  homeScreen:
    'On iPhone and iPad, Rajt can receive notifications only from the home screen. This is how to put it there:',
  homeScreenSteps: {
    share: 'Open Rajt in Safari and tap the Share button.',
    add: 'Choose “Add to Home Screen”.',
    open: 'Open Rajt by its new icon and come back to this page.',
  },
  devices: 'Your devices',
  none: 'You haven’t allowed them on any device yet.',
  unknownDevice: 'Unknown device',
  thisOne: 'This device',
  since: 'Allowed on {date}',
  withdraw: 'Withdraw',
  withdrawOne: 'Withdraw: {name}, allowed on {date}',
  withdrawn: 'Withdrawn: {name}',
  own: {
    title: 'From the programme office',
    none: 'You have closed all of them.',
    go: 'Have a look',
    close: 'Close',
    closeOne: 'Close: {title}',
    onPhone: 'Send these to my phone too',
  },
} as const
