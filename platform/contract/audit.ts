import type { Language } from './parts.ts'

/** What an act is about: staff filter the audit by it. */
export const actGroups = [
  'registrations',
  'accounts',
  'students',
  'exams',
  'documents',
  'teams',
  'published',
  'remarks',
  'programme',
] as const
export type ActGroup = (typeof actGroups)[number]

interface Meaning extends Record<Language, string> {
  group: ActGroup
}

/**
 * Every act that leaves a line in the audit (decision L9), by the word it is filed under, and the sentence
 * that staff read. A word that was once used is never removed.
 */
export const acts = {
  registered: { group: 'registrations', hu: 'Regisztrált', en: 'Registered' },
  'registration-verify': {
    group: 'registrations',
    hu: 'Megerősítette az e-mail-címét',
    en: 'Verified their email address',
  },
  'registration-accept': {
    group: 'registrations',
    hu: 'Elfogadták a regisztrációját',
    en: 'Registration accepted',
  },
  'registration-reject': {
    group: 'registrations',
    hu: 'Elutasították a regisztrációját',
    en: 'Registration rejected',
  },
  'registration-reopen': {
    group: 'registrations',
    hu: 'Újra megnyitották a regisztrációját',
    en: 'Registration reopened',
  },
  'registration-forgotten': {
    group: 'registrations',
    hu: 'Töröltük a regisztrációját',
    en: 'Registration deleted',
  },
  'registration-neptun-refused': {
    group: 'registrations',
    hu: 'Másé volt a megadott Neptun-kód',
    en: 'Gave the Neptun code of somebody else',
  },
  invited: { group: 'registrations', hu: 'Meghívót kapott', en: 'Invited' },
  'invitation-resent': {
    group: 'registrations',
    hu: 'Újra megkapta a meghívót',
    en: 'Invitation sent again',
  },
  'invitation-readdressed': {
    group: 'registrations',
    hu: 'Javították a meghívója címét',
    en: 'Address of the invitation corrected',
  },
  'mail-sent-again': {
    group: 'accounts',
    hu: 'Újra elküldtek neki egy levelet',
    en: 'A message was sent again',
  },
  'invitation-renewed': { group: 'registrations', hu: 'Új meghívót kért', en: 'Asked for a new invitation' },
  'invitation-used': { group: 'registrations', hu: 'Elfogadta a meghívót', en: 'Accepted the invitation' },
  'invitation-withdrawn': {
    group: 'registrations',
    hu: 'Visszavonták a meghívóját',
    en: 'Invitation withdrawn',
  },
  'invitation-forgotten': { group: 'registrations', hu: 'Töröltük a meghívóját', en: 'Invitation deleted' },
  'import-previewed': {
    group: 'registrations',
    hu: 'Beolvastak egy fájlt meghívandó emberekkel',
    en: 'A file of people to invite was read',
  },
  'import-names-confirmed': {
    group: 'registrations',
    hu: 'Jóváhagyták egy fájl neveinek olvasását',
    en: 'The names of a file were confirmed as read rightly',
  },
  'import-started': {
    group: 'registrations',
    hu: 'Elindították egy fájl meghívásait',
    en: 'The invitations of a file were started',
  },
  'import-finished': {
    group: 'registrations',
    hu: 'Elkészültek egy fájl meghívásai',
    en: 'The invitations of a file were finished',
  },
  'import-discarded': {
    group: 'registrations',
    hu: 'Elvetettek egy fájlt meghívandó emberekkel',
    en: 'A file of people to invite was discarded',
  },
  'import-problems-exported': {
    group: 'registrations',
    hu: 'Letöltötték egy fájl elutasított sorait',
    en: 'The refused rows of a file were downloaded',
  },
  'import-forgotten': {
    group: 'registrations',
    hu: 'Töröltük egy beolvasott fájl sorait',
    en: 'The rows of a file that was read were forgotten',
  },
  'email-changed': { group: 'accounts', hu: 'Megváltozott az e-mail-címe', en: 'Email address changed' },
  'name-changed': { group: 'accounts', hu: 'Megváltoztatta a nevét', en: 'Changed their name' },
  'name-change-asked': { group: 'accounts', hu: 'Új nevet kért', en: 'Asked for another name' },
  'name-change-withdrawn': {
    group: 'accounts',
    hu: 'Visszavonta a névváltoztatási kérését',
    en: 'Withdrew the request for another name',
  },
  'name-change-accepted': {
    group: 'accounts',
    hu: 'Elfogadták a névváltoztatását',
    en: 'Request for another name accepted',
  },
  'name-change-rejected': {
    group: 'accounts',
    hu: 'Elutasították a névváltoztatását',
    en: 'Request for another name rejected',
  },
  'email-change-asked': {
    group: 'accounts',
    hu: 'Új e-mail-címet írtak be neki, amelyet meg kell erősítenie',
    en: 'A new email address was entered, which they have to verify',
  },
  'password-changed': { group: 'accounts', hu: 'Megváltoztatta a jelszavát', en: 'Changed their password' },
  'password-reset': { group: 'accounts', hu: 'Új jelszót állított be', en: 'Set a new password' },
  'sessions-ended': {
    group: 'accounts',
    hu: 'Kijelentkeztették minden eszközén',
    en: 'Signed out on every device',
  },
  'second-factor-on': {
    group: 'accounts',
    hu: 'Bekapcsolta a kétlépcsős bejelentkezést',
    en: 'Turned on two-step sign-in',
  },
  'second-factor-off': {
    group: 'accounts',
    hu: 'Kikapcsolta a kétlépcsős bejelentkezést',
    en: 'Turned off two-step sign-in',
  },
  'second-factor-reset': {
    group: 'accounts',
    hu: 'Visszaállították a kétlépcsős bejelentkezését',
    en: 'Two-step sign-in reset',
  },
  'recovery-code-used': {
    group: 'accounts',
    hu: 'Tartalékkóddal jelentkezett be',
    en: 'Signed in with a recovery code',
  },
  'recovery-codes-renewed': {
    group: 'accounts',
    hu: 'Új tartalékkódokat kért',
    en: 'Asked for new recovery codes',
  },
  'personality-chosen': { group: 'accounts', hu: 'Személyiségtípust választott', en: 'Chose a personality' },
  'exam-started': { group: 'exams', hu: 'Elkezdett egy vizsgát', en: 'Started an exam' },
  'exam-not-started': { group: 'exams', hu: 'Nem indult el egy vizsgája', en: 'An exam did not start' },
  'exam-submitted': { group: 'exams', hu: 'Beadott egy vizsgát', en: 'Submitted an exam' },
  'exam-timed-out': { group: 'exams', hu: 'Lejárt egy vizsgájának ideje', en: 'An exam ran out of time' },
  'exam-granted': { group: 'exams', hu: 'Engedményt kapott egy vizsgához', en: 'Grant for an exam' },
  'semester-changed': {
    group: 'programme',
    hu: 'Módosultak a félév beállításai',
    en: 'Semester settings changed',
  },
  'registration-opened': {
    group: 'programme',
    hu: 'Megnyitották a regisztrációt',
    en: 'Registration opened',
  },
  'registration-closed': {
    group: 'programme',
    hu: 'Lezárták a regisztrációt',
    en: 'Registration closed',
  },
  'setup-step-marked': {
    group: 'programme',
    hu: 'Megjelölték az indulás egy lépését',
    en: 'Step of setting up the programme marked',
  },
  'setup-finished': {
    group: 'programme',
    hu: 'Befejezték a program beállítását',
    en: 'Setting up the programme finished',
  },
  'semester-prepared': {
    group: 'programme',
    hu: 'Előkészítették a következő félévet',
    en: 'Next semester prepared',
  },
  'semester-opened': {
    group: 'programme',
    hu: 'Megnyitották a következő félévet',
    en: 'Next semester opened',
  },
  'student-included': {
    group: 'students',
    hu: 'Utólag felvették a félévbe',
    en: 'Let into the running semester',
  },
  'university-renamed': { group: 'programme', hu: 'Átneveztek egy egyetemet', en: 'University renamed' },
  'university-added': { group: 'programme', hu: 'Új egyetem került a programba', en: 'University added' },
  'university-retired': { group: 'programme', hu: 'Kivezettek egy egyetemet', en: 'University retired' },
  'university-restored': {
    group: 'programme',
    hu: 'Visszahoztak egy egyetemet',
    en: 'University brought back',
  },
  'news-added': { group: 'published', hu: 'Megjelent egy hír', en: 'News item published' },
  'news-edited': { group: 'published', hu: 'Módosult egy hír', en: 'News item edited' },
  'news-removed': { group: 'published', hu: 'Töröltek egy hírt', en: 'News item deleted' },
  'challenge-added': {
    group: 'published',
    hu: 'Megjelent egy partneri kihívás',
    en: 'Partner challenge published',
  },
  'challenge-edited': {
    group: 'published',
    hu: 'Módosult egy partneri kihívás',
    en: 'Partner challenge edited',
  },
  'challenge-removed': {
    group: 'published',
    hu: 'Töröltek egy partneri kihívást',
    en: 'Partner challenge deleted',
  },
  'one-pager-submitted': { group: 'documents', hu: 'Beadta a one-pagerét', en: 'Handed in the one-pager' },
  'one-pager-read': { group: 'documents', hu: 'Megnyitották a one-pagerét', en: 'One-pager opened' },
  'one-pagers-downloaded': {
    group: 'documents',
    hu: 'Letöltötték a one-pagereket',
    en: 'One-pagers downloaded',
  },
  'event-added': { group: 'published', hu: 'Megjelent egy esemény', en: 'Event published' },
  'event-edited': { group: 'published', hu: 'Módosult egy esemény', en: 'Event edited' },
  'event-removed': { group: 'published', hu: 'Töröltek egy eseményt', en: 'Event deleted' },
  'term-added': { group: 'programme', hu: 'Új szó került egy listába', en: 'Word added to a list' },
  'term-renamed': {
    group: 'programme',
    hu: 'Átneveztek egy szót egy listában',
    en: 'Word of a list renamed',
  },
  'term-removed': { group: 'programme', hu: 'Kikerült egy szó egy listából', en: 'Word removed from a list' },
  'mentor-published': {
    group: 'accounts',
    hu: 'Közzétette a mentorprofilját',
    en: 'Published their mentor profile',
  },
  'mentor-unpublished': {
    group: 'accounts',
    hu: 'Elrejtette a mentorprofilját',
    en: 'Hid their mentor profile',
  },
  'student-corrected': { group: 'students', hu: 'Javították az adatait', en: 'Details corrected' },
  'student-disabled': { group: 'students', hu: 'Letiltották a fiókját', en: 'Account disabled' },
  'student-enabled': { group: 'students', hu: 'Újra engedélyezték a fiókját', en: 'Account enabled again' },
  'account-corrected': { group: 'accounts', hu: 'Javították az adatait', en: 'Details corrected' },
  'account-disabled': { group: 'accounts', hu: 'Letiltották a fiókját', en: 'Account disabled' },
  'account-enabled': { group: 'accounts', hu: 'Újra engedélyezték a fiókját', en: 'Account enabled again' },
  'students-exported': {
    group: 'students',
    hu: 'Letöltötték a hallgatók listáját',
    en: 'List of students downloaded',
  },
  'figures-exported': { group: 'programme', hu: 'Letöltötték a számadatokat', en: 'Figures downloaded' },
  'certificate-issued': { group: 'documents', hu: 'Elkészült egy tanúsítványa', en: 'Certificate made' },
  'certificate-superseded': {
    group: 'documents',
    hu: 'Új tanúsítvány lépett a régi helyére',
    en: 'Certificate replaced by a new one',
  },
  'certificate-revoked': {
    group: 'documents',
    hu: 'Visszavonták a tanúsítványát',
    en: 'Certificate revoked',
  },
  'certificate-another-allowed': {
    group: 'documents',
    hu: 'Engedélyeztek neki egy másik tanúsítványt',
    en: 'Another certificate allowed',
  },
  'certificate-key-changed': {
    group: 'documents',
    hu: 'Lecserélték a tanúsítványok aláíró kulcsát',
    en: 'Signing key of the certificates changed',
  },
  'push-sent': { group: 'published', hu: 'Push-értesítést küldtek', en: 'Push notification sent' },
  'own-data-downloaded': {
    group: 'accounts',
    hu: 'Letöltötte a saját adatait',
    en: 'Downloaded their own data',
  },
  'remark-answered': {
    group: 'remarks',
    hu: 'Választ kapott egy javaslatára vagy hibajelzésére',
    en: 'A suggestion or report of theirs was answered',
  },
  'remark-done': {
    group: 'remarks',
    hu: 'Lezárták egy javaslatát vagy hibajelzését',
    en: 'A suggestion or report of theirs was closed',
  },
  'verification-resent': {
    group: 'registrations',
    hu: 'Újra megkapta a megerősítő levelet',
    en: 'Verification email sent again',
  },
  'project-created': { group: 'teams', hu: 'Létrehozott egy projektet', en: 'Created a project' },
  'project-saved': {
    group: 'teams',
    hu: 'Elmentette a projektje vázlatát',
    en: 'Saved the draft of a project',
  },
  'project-published': { group: 'teams', hu: 'Közzétette a projektjét', en: 'Published a project' },
  'project-dissolved': { group: 'teams', hu: 'Megszűnt egy projekt', en: 'Project dissolved' },
  'application-sent': { group: 'teams', hu: 'Jelentkezett egy projektre', en: 'Applied to a project' },
  'application-accepted': { group: 'teams', hu: 'Elfogadtak egy jelentkezést', en: 'Application accepted' },
  'application-rejected': {
    group: 'teams',
    hu: 'Elutasítottak egy jelentkezést',
    en: 'Application rejected',
  },
  'application-revoked': {
    group: 'teams',
    hu: 'Visszavonta egy jelentkezését',
    en: 'Revoked an application',
  },
  'application-voided': {
    group: 'teams',
    hu: 'Döntés nélkül lezárult egy jelentkezés',
    en: 'Application closed without an answer',
  },
  'request-set-aside': {
    group: 'teams',
    hu: 'Elakadt egy kérés, félretettük',
    en: 'A request got stuck and was set aside',
  },
  'request-retried': {
    group: 'teams',
    hu: 'Újra próbáltak egy elakadt kérést',
    en: 'A request that was stuck was tried again',
  },
  'request-resumed': {
    group: 'teams',
    hu: 'Egy elakadt kérés újra halad',
    en: 'A request that was stuck goes on again',
  },
  'cv-read': { group: 'teams', hu: 'Megnyitottak egy önéletrajzot', en: 'CV opened' },
  'team-invitation-sent': { group: 'teams', hu: 'Meghívtak valakit egy csapatba', en: 'Invited to a team' },
  'team-invitation-accepted': {
    group: 'teams',
    hu: 'Elfogadta egy csapat meghívását',
    en: 'Accepted a team’s invitation',
  },
  'team-invitation-declined': {
    group: 'teams',
    hu: 'Elutasította egy csapat meghívását',
    en: 'Declined a team’s invitation',
  },
  'team-invitation-withdrawn': {
    group: 'teams',
    hu: 'Visszavontak egy csapatmeghívást',
    en: 'Team invitation withdrawn',
  },
  'team-invitation-voided': {
    group: 'teams',
    hu: 'Döntés nélkül lezárult egy csapatmeghívás',
    en: 'Team invitation closed without an answer',
  },
  'introduction-published': {
    group: 'teams',
    hu: 'Közzétette a bemutatkozását',
    en: 'Introduction published',
  },
  'introduction-withdrawn': { group: 'teams', hu: 'Elrejtette a bemutatkozását', en: 'Introduction hidden' },
  'one-pager-read-by-owner': {
    group: 'documents',
    hu: 'Egy projektgazda megnyitott egy one-pagert',
    en: 'One-pager opened by a project owner',
  },
  'team-completed': { group: 'teams', hu: 'Teljesnek jelölte a csapatát', en: 'Team said to be complete' },
  'team-reopened': { group: 'teams', hu: 'Újra tagot keres a csapatába', en: 'Team looks for members again' },
  'team-member-added': {
    group: 'teams',
    hu: 'A programiroda felvette egy csapatba',
    en: 'Added to a team by the office',
  },
  'team-member-removed': {
    group: 'teams',
    hu: 'A programiroda kivette egy csapatból',
    en: 'Removed from a team by the office',
  },
  'team-handed-over': {
    group: 'teams',
    hu: 'A programiroda neki adta át egy projekt vezetését',
    en: 'Given the lead of a project by the office',
  },
  'team-mentor-set': {
    group: 'teams',
    hu: 'A programiroda egy projekt mentorának jelölte ki',
    en: 'Made mentor of a project by the office',
  },
  'team-mentor-removed': {
    group: 'teams',
    hu: 'A programiroda levette egy projekt mentorságáról',
    en: 'Removed as mentor of a project by the office',
  },
  'mentor-application-sent': { group: 'teams', hu: 'Felkértek egy mentort', en: 'Asked a mentor' },
  'mentor-application-accepted': {
    group: 'teams',
    hu: 'Elvállalta egy projekt mentorálását',
    en: 'Agreed to mentor a project',
  },
  'mentor-application-declined': {
    group: 'teams',
    hu: 'Visszautasított egy felkérést',
    en: 'Declined to mentor a project',
  },
  'mentor-application-revoked': {
    group: 'teams',
    hu: 'Visszavontak egy felkérést',
    en: 'Mentor application withdrawn',
  },
  'mentor-application-voided': {
    group: 'teams',
    hu: 'Döntés nélkül lezárult egy felkérés',
    en: 'Mentor application closed without an answer',
  },
  'mentor-interest-sent': {
    group: 'teams',
    hu: 'Jelezte, hogy érdekli egy projekt',
    en: 'Showed interest in a project',
  },
  'mentor-interest-withdrawn': {
    group: 'teams',
    hu: 'Visszavonta, hogy érdekli egy projekt',
    en: 'Withdrew their interest in a project',
  },
  'mentor-suggested': {
    group: 'teams',
    hu: 'Mentort javasolt a csapatának',
    en: 'Suggested a mentor to their team',
  },
  'mentor-suggestion-withdrawn': {
    group: 'teams',
    hu: 'Visszavonta a mentorjavaslatát',
    en: 'Withdrew their suggestion of a mentor',
  },
  'mentor-places-set': {
    group: 'teams',
    hu: 'Beállították, hány projektet vállalhat egy mentor',
    en: 'The number of projects of a mentor was set',
  },
  'progress-report-submitted': {
    group: 'documents',
    hu: 'Feltöltötte az előrehaladási jelentést',
    en: 'Uploaded the progress report',
  },
  'progress-report-read': {
    group: 'documents',
    hu: 'Megnyitották az előrehaladási jelentést',
    en: 'Progress report opened',
  },
  'progress-reports-downloaded': {
    group: 'documents',
    hu: 'Letöltötték az előrehaladási jelentéseket',
    en: 'Progress reports downloaded',
  },
  'data-exported': { group: 'programme', hu: 'Letöltöttek egy adatexportot', en: 'Data export downloaded' },
  'rescue-proposed': { group: 'teams', hu: 'Csapatjavaslatot készítettek', en: 'Team proposals made' },
  'rescue-moved': {
    group: 'teams',
    hu: 'Áthelyeztek valakit egy csapatjavaslatban',
    en: 'Moved within the team proposals',
  },
  'rescue-sent': { group: 'teams', hu: 'Elküldték a csapatjavaslatokat', en: 'Team proposals sent' },
  'rescue-created': {
    group: 'teams',
    hu: 'Vállalta, hogy létrehozza a csoport projektjét',
    en: 'Offered to create the group’s project',
  },
  'rescue-handed-back': {
    group: 'teams',
    hu: 'Mégsem ő hozza létre a csoport projektjét',
    en: 'Withdrew their offer to create the group’s project',
  },
} as const satisfies Record<string, Meaning>

export type AuditAct = keyof typeof acts
export const auditActs = Object.keys(acts) as [AuditAct, ...AuditAct[]]

export const actsIn = (groups: readonly ActGroup[]): AuditAct[] =>
  auditActs.filter((act) => groups.includes(acts[act].group))
