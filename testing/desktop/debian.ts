import { isRootOnLinux, unpackDebian } from '#testing/cluster/debian.ts'

/** Where Debian 13 is unpacked with a browser, a screen reader and the desktop that they need; once for all runs. */
export const desktop = process.env.RAJT_DESKTOP ?? '/var/cache/rajt-desktop/debian'

const PACKAGES = [
  'at-spi2-core',
  'ca-certificates',
  'dbus',
  'dconf-gsettings-backend',
  'espeak-ng',
  'firefox-esr',
  'fonts-dejavu-core',
  'fonts-open-sans',
  'gsettings-desktop-schemas',
  'libglib2.0-bin',
  'openbox',
  'orca',
  'speech-dispatcher',
  'speech-dispatcher-espeak-ng',
  'xvfb',
]

/** Makes the root where there is none; this takes some minutes and 1.5 GB. Answers in one sentence why not, else null. */
export const prepareDesktop = (): string | null =>
  isRootOnLinux()
    ? unpackDebian(desktop, PACKAGES)
    : 'Debian’s Firefox and its screen reader run in a root of their own: run them as root on Linux.'
