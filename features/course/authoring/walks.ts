import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'authoring.tree': 'the modules and lessons of one course, which does not grow with people',
    'authoring.thing': 'reads the rows of one key',
    'authoring.questions':
      'reads the questions of one module, and counts by an index how often each was drawn',
    'authoring.blueprint': 'reads the bank of one module, and draws from it less often the larger it is',
    'authoring.setBlueprint': 'writes a row for each lesson and level of one module',
    'authoring.version': 'reads one row by its key',
    'authoring.add': 'writes one row',
    'authoring.save': 'writes one row by its key',
    'editing.stay': 'writes one row by its key, and forgets rows of the last minute by an index',
    'editing.leave': 'deletes one row by its key',
    'authoring.discard': 'deletes one row by its key',
    'authoring.discardMany': 'deletes at most a hundred rows by their keys',
    'authoring.publish':
      'writes rows of some keys; what moves standings is a first or last question of a module',
    'authoring.restore': 'writes one row by its key',
    'authoring.retire': 'writes one row by its key',
    'authoring.reinstate': 'writes one row by its key',
    'authoring.preview': 'renders what it is sent',
    'editing.checkLinks': 'asks other servers, and reads no row',
    'authoring.minutes': 'renders what it is sent, as authoring.preview does',
    'publishingPlan.list':
      'reads the plans of one course that wait or have failed, which do not grow with people',
    'publishingPlan.add': 'writes at most 101 rows by their keys',
    'publishingPlan.move': 'writes one row by its key',
    'publishingPlan.cancel': 'writes one row and deletes at most 100 by their keys',
    'structure.preview':
      'reads how far each student of one semester is, as office.statistics does, for somebody who is about to change the course',
    'structure.change': 'reads what structure.preview reads, and counts all standings of the semester anew',
    'structure.orderLessons': 'writes the lessons of one module',
    'courseFile.download': 'reads the course, which does not grow with people, and sends its files',
    'courseFile.compare': 'reads what it is sent beside the course, which does not grow with people',
    'courseFile.bringIn': 'writes rows of one course, which does not grow with people',
  },
}
