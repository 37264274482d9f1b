import type { User } from '@rajt/contract/auth'

/** A student as the server answers. */
export const student: User = {
  _id: '0199a3c0-0000-4000-8000-000000000002',
  role: 'STUDENT',
  email: 'anna@rajt.example',
  username: 'anna',
  surname: 'Kiss',
  firstname: 'Anna',
  neptun: 'ABC123',
  university: 'szte',
  language: 'hu',
  onboarded: { '2026-27-1': true },
  personality: 'CEO',
  projectRole: null,
  isProfilePublished: null,
  profilePictureUrl: null,
  mustSetUpSecondFactor: false,
  mustReadPrivacyNotice: false,
  takesPart: true,
  context: {
    CURRENT_SEMESTER: 1,
    CURRENT_ONBOARD_KEY: '2026-27-1',
    SEMESTERS: [{ key: '2026-27-1', number: 1 }],
    UNIVERSITY_NAMES: { szte: 'Szegedi Tudományegyetem' },
    RETIRED_UNIVERSITIES: [],
    TEST_WARNING: 'disabled',
    CONTACT_EMAIL: 'office@rajt.example',
    CONTROLLER_NAME: '',
    CONTROLLER_ADDRESS: '',
    PRIVACY_EMAIL: '',
  },
}
