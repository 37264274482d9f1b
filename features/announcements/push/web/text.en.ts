export default {
  reason:
    'When there is something you shouldn’t miss, such as a deadline coming up, the programme office also sends a notification: a few a month at most. Allow them here to get them on this device even when Rajt isn’t open. You can turn them off at any time.',
  allow: 'Allow on this device',
  allowed: 'You’ll get notifications on this device from now on',
  notAllowed: 'That didn’t work. Try again, and choose to allow notifications when your browser asks.',
  on: 'You get notifications on this device.',
  denied:
    'You have blocked Rajt’s notifications in this browser. If you want them after all, allow them in the site settings behind the icon at the start of the address bar, then reload the page.',
  unsupported:
    'This browser can’t receive notifications. You’ll find everything the programme office sends on your dashboard.',
  homeScreen: 'On iPhone and iPad, Rajt can only send notifications from the home screen. To put it there:',
  homeScreenSteps: {
    share: 'Open Rajt in Safari and tap the Share button.',
    add: 'Choose “Add to Home Screen”.',
    open: 'Open Rajt from its new icon and come back to this page.',
  },
  devices: 'Your devices',
  none: 'You haven’t allowed notifications on any device yet.',
  unknownDevice: 'Unknown device',
  thisOne: 'This device',
  since: 'Allowed on {date}',
  withdraw: 'Turn off',
  withdrawOne: 'Turn off: {name}, allowed on {date}',
  withdrawn: 'Turned off: {name}',
} as const
