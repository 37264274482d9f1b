import {
  Bell,
  ChartNoAxesCombined,
  Compass,
  Download,
  FileCheck,
  FolderKanban,
  Handshake,
  HeartHandshake,
  Inbox,
  Lightbulb,
  type LucideIcon,
  Mail,
  MailOpen,
  Rocket,
  Search,
  Send,
  UserCheck,
  UserSearch,
  Users,
  UsersRound,
} from 'lucide-react'
import type { Entry } from './menus.ts'

const icons = {
  'submitted-one-pagers': FileCheck,
  'partner-challenges': Lightbulb,
  'find-mentors': Compass,
  'registration-confirmation': UserCheck,
  'push-notifications': Bell,
  students: Users,
  'my-project': Rocket,
  'find-project': Search,
  'progress-report': ChartNoAxesCombined,
  team: UsersRound,
  'owner-applications': Inbox,
  'member-finder': UserSearch,
  'owner-invitations': Mail,
  'mentor-applications': HeartHandshake,
  'mentor-interests': Handshake,
  'received-applications': Inbox,
  'own-interests': Handshake,
  'member-applications': Send,
  'member-invitations': MailOpen,
  'mentored-projects': FolderKanban,
  'data-export': Download,
} satisfies Partial<Record<Entry, LucideIcon>>

/** menu-icons.tsx gives all that it has not itself: what is missing here does not pass the types. */
export type OtherEntry = keyof typeof icons

/** The pictures of all menu entries that a first semester does not have. */
export default function OtherMenuIcon({ entry }: { entry: OtherEntry }) {
  const Icon = icons[entry]
  return <Icon aria-hidden="true" />
}
