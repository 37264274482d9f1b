import type { Call } from '@rajt/contract/call'
import { type Feature, features } from '@rajt/contract/index'
import type { Caller, World } from './growth-world.ts'

type CallName = { [F in Feature]: `${F}.${keyof (typeof features)[F] & string}` }[Feature]

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** How a call is made so that it succeeds each time. */
export interface Sample {
  call: CallName
  /** What distinguishes it from another sample of the same call. */
  of?: string
  as: Caller | 'guest'
  /** Not measured; may write what the call needs. */
  prepare?: (world: World) => Sent | Promise<Sent>
  /** The usual status of the call where it is not 200. */
  status?: number
}

/** Calls that are not measured, each with its reason. */
export const leftOut: Partial<Record<CallName, string>> = {
  'profile.picture': 'reads one row by its key and sends a file',
  'course.worksheet': 'reads one row by its key and sends a file',
  'news.image': 'reads one row by its key and sends a file',
  'news.add': 'writes one row, and decodes a picture where there is one',
  'news.edit': 'writes one row by its key, as news.add does',
  'news.remove': 'deletes one row by its key, as security.endSession does',
  'challenge.one': 'reads one row by its key, as challenge.more reads many',
  'challenge.logo': 'reads one row by its key and sends a file',
  'challenge.document': 'reads one row by its key and sends a file',
  'challenge.add': 'writes one row, as news.add does, and sends files to the disk',
  'challenge.edit': 'writes one row by its key, as news.add does',
  'challenge.remove': 'deletes one row by its key, as security.endSession does',
  'onePager.one': 'reads one row by its key',
  'onePager.file': 'reads one row by its key and sends a file',
  'onePager.zip': 'reads what onePager.list does, and sends every file of it',
  'onePager.submit': 'reads what onePager.standing does, writes one row, and sends a file to the disk',
  'progressReport.upload': 'reads what onePager.standing does, writes one row, and sends a file to the disk',
  'progressReport.file': 'reads one row by its key and sends a file',
  'progressReport.zip': 'reads what progressReport.list does, and sends every file of it',
  'progressReport.standing': 'reads what onePager.standing does; refused in a first semester',
  'dataExport.previews': 'counts every row that the files would have, for the office alone',
  'dataExport.xlsx': 'sends as many rows as there are; measured by itself (second-files.ts)',
  'account.correct': 'writes one row by its key, as profile.save does, and mails as people.confirmEmail does',
  'account.enable': 'writes one row by its key, as account.disable does',
  'programme.addUniversity': 'writes one row of a table that does not grow',
  'programme.retireUniversity': 'writes one row by its key, as programme.renameUniversity does',
  'programme.restoreUniversity': 'writes one row by its key, as programme.renameUniversity does',
  'certificate.file': 'reads what certificate.standing does, writes rows of one key, and draws a page',
  'certificate.keys': 'reads as many rows as there were keys',
  'certificate.check': 'reads one row by its key and what certificate.standing does, in an even time',
  'certificate.revoke': 'writes one row by its key',
  'certificate.revokeInAnotherName': 'writes the rows of one student',
  'nameChange.own': 'reads the rows of one student',
  'nameChange.ask': 'reads the rows of one student and writes one',
  'nameChange.withdraw': 'writes one row by its key',
  'nameChange.list': 'reads the requests, of which few wait, as registration.list does',
  'nameChange.waiting': 'counts the requests that wait, up to a bound',
  'nameChange.accept': 'writes one row by its key, as account.correct does',
  'nameChange.reject': 'writes one row by its key, as registration.reject does',
  'certificate.allowAnother': 'writes one row by its key',
  'certificate.changeKey': 'writes two rows of a table as long as there were keys',
  'profile.identityCard': 'reads one row by its key',
  'profile.saveIdentityCard': 'writes one row by its key, as profile.language does',
  'earlier.mentored': 'reads the rows of one mentor',
  'semester.all': 'the few semesters there are',
  'semester.prepare': 'writes one row, and the course in a job',
  'semester.preview': 'once a semester: counts every student',
  'semester.open': 'once a semester: reads every student',
  'project.create': 'writes rows of one key',
  'project.saveDraft': 'writes one row by its key',
  'project.publish': 'writes one row by its key',
  'project.dissolve': 'writes rows of one key',
  'application.apply': 'reads the rows of one student and writes one',
  'application.revoke': 'writes one row by its key',
  'application.see': 'writes one row by its key',
  'application.reject': 'writes one row by its key',
  'application.cv': 'reads one row by its key and sends a file',
  'rescue.round':
    'reads everybody without a team at once, as a round is one thing; the office alone looks at it',
  'rescue.propose':
    'proposes for everybody without a team at once; measured by itself (server/drills/rescue.drill.ts)',
  'rescue.move': 'reads the round as `rescue.round` does, and writes a few rows',
  'rescue.send': 'reads the round as `rescue.round` does, once for each round',
  'rescue.mine': 'reads the rows of one group',
  'rescue.invite': 'reads the rows of one group, and writes two invitations',
  'rescue.create': 'writes one row of one group',
  'rescue.handBack': 'writes one row of one group',
  'requests.typical': 'counts once in a minute for everybody, from an index',
  'invitation.invite': 'reads the rows of one student and writes one',
  'invitation.see': 'writes one row by its key',
  'invitation.accept': 'writes the rows of one student and one project',
  'invitation.decline': 'writes one row by its key',
  'invitation.withdraw': 'writes one row by its key',
  'introduction.mine': 'reads the rows of one key',
  'introduction.save': 'writes rows of one key',
  'introduction.publish': 'writes rows of one key',
  'introduction.withdraw': 'writes one row by its key',
  'introduction.onePager': 'reads the rows of one key',
  'team.complete': 'writes the rows of one project',
  'team.reopen': 'writes one row by its key',
  'team.add': 'writes the rows of one student and one project',
  'team.remove': 'writes the rows of one project',
  'team.handOver': 'writes the rows of one project',
  'team.setMentor': 'writes the rows of one mentor and one project',
  'team.removeMentor': 'writes one row by its key',
  'team.dissolve': 'writes the rows of one project',
  'matching.setting': 'reads one row by its key',
  'matching.set': 'writes one row by its key, as profile.language does',
  'profile.spoken': 'reads one row by its key',
  'profile.saveSpoken': 'writes one row by its key, as profile.language does',
  'calendar.make': 'writes one row by its key',
  'calendar.remove': 'deletes one row by its key',
  'ownData.ask': 'writes one row by its key; its job reads what is the owner’s alone',
  'ownData.file': 'changes one row by its key',
  'calendar.feed': 'reads one row by its key and the events to come, as startupLab.list does',
  'startupLab.one': 'reads one row by its key',
  'startupLab.logo': 'reads one row by its key and sends a file',
  'startupLab.calendar': 'reads one row by its key',
  'startupLab.add': 'writes one row, and decodes a picture where there is one',
  'startupLab.edit': 'writes one row by its key, as startupLab.add does',
  'startupLab.remove': 'deletes one row by its key, as security.endSession does',
  'mentor.save': 'writes the rows of one key',
  'mentor.unpublish': 'writes one row by its key, as profile.language does',
  'mentor.profile': 'reads one row by its key',
  'mentor.one': 'reads one row by its key',
  'project.find': 'reads published projects, of which there is one for three students of a second semester',
  'application.standing': 'reads the rows of one key',
  'mentorApplication.apply': 'reads the rows of one project, and writes one',
  'mentorApplication.mine': 'reads the rows of one project',
  'mentorApplication.revoke': 'writes one row by its key',
  'mentorApplication.received': 'reads the rows of one mentor',
  'mentorApplication.see': 'writes one row by its key',
  'mentorApplication.accept': 'writes the rows of one project and of one mentor',
  'mentorApplication.decline': 'writes one row by its key',
  'mentorInterest.list': 'reads the rows of one project, or of one mentor',
  'mentorInterest.send': 'writes one row',
  'mentorInterest.withdraw': 'deletes one row by its key',
  'mentorSuggestion.suggest': 'reads the rows of one project, and writes one',
  'mentorSuggestion.withdraw': 'deletes one row by its key',
  'mentorPlaces.set': 'writes one row by its key',
  'mentoredProject.list': 'reads the rows of one mentor',
  'terms.add': 'writes one row of a list as long as a page',
  'terms.rename': 'writes one row of a list as long as a page',
  'terms.remove': 'deletes one row of a list as long as a page',
  'push.reach': 'counts every student, once before a campaign is sent',
  'push.send': 'counts every student, as push.reach does, and writes a row for each device',
  'push.close': 'writes one row by its key, of what push.own reads',
  'push.allow': 'writes one row by its key',
  'push.withdraw': 'deletes one row by its key, as security.endSession does',
  'remark.report': 'reads what exam.attempt does, and writes one row',
  'requests.setAside': 'reads requests that failed for a reason of their own, by an index of them alone',
  'requests.retry': 'writes one row by its key',
  'exam.dated': 'reads the questions of one course that have a last day, by an index of them alone',
  'onboarding.plan': 'reads the modules of one course',
  'remark.finish': 'writes one row by its key, as remark.answer does',
  'unverified.resend': 'writes what registration.resendVerification does',
  'privacy.acknowledge': 'writes one row by its key, as profile.language does',
  'imports.preview': 'reads a file, and looks its rows up as people.invite looks its one row up',
  'imports.one': 'reads one row by its key, as imports.list reads many',
  'imports.start': 'writes one row by its key',
  'imports.confirmNames': 'writes one row by its key',
  'imports.discard': 'deletes the rows of one key',
  'imports.problems': 'reads what imports.rows does, all pages of it',
  'imports.template': 'makes a file of one row',
  'people.renew': 'looks its link up as registration.invited does, and writes what people.resend does',
  'files.address': 'reads one row by its key, as profile.picture does',
  'auth.logout': 'deletes one row by its key, as security.endSession does',
  'registration.registerInvited': 'looks its link up as registration.invited does, and hashes',
  'registration.setupPassword': 'looks its link up as registration.invited does, and hashes',
  'registration.verifyEmail': 'looks its link up as registration.verifying does, and hashes',
  'people.confirmingEmail': 'looks its link up as registration.verifying does',
  'people.confirmEmail': 'looks its link up as registration.verifying does, and hashes',
  'auth.changePassword': 'looks its link up as auth.link does, and hashes',
  'registration.reject': 'writes the rows that registration.accept does, and one column of the account',
  'registration.rejectMarked':
    'writes the rows that registration.acceptMarked does, and one column of each account',
  'personality.answer': 'writes rows of one key, as exam.answer does',
  'exam.result': 'is another server’s call, and closes as exam.submit does',
  'profile.changePicture': 'decodes a picture, and writes the caller’s own row as profile.language does',
  'security.beginSecondFactor': 'writes one row by its key, as profile.language does',
  'security.confirmSecondFactor': 'writes one row by its key, as profile.language does',
  'security.renewRecoveryCodes': 'writes rows of one key, as profile.language does',
  'security.turnOffSecondFactor': 'writes one row by its key, as profile.language does',
  'security.resetSecondFactor': 'writes one row by its key, as security.endSessionsOf does',
}

/** Every call of the contract by its name. */
export const calls = Object.entries(features).flatMap(([feature, its]) =>
  Object.entries<Call>(its).map(([name, call]): [string, Call] => [`${feature}.${name}`, call]),
)

/** Calls that no sample measures and `leftOut` does not name. */
export const forgotten = (samples: readonly Sample[]) =>
  calls
    .map(([name]) => name)
    .filter((name) => !(name in leftOut) && !samples.some(({ call }) => call === name))
