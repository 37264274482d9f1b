export default {
  title: 'Itt van, amit eddig elértél',
  nothing: 'Még egyetlen félévet sem kezdtél el',
  goingOn: 'Szeretnéd folytatni?',
  whoDecides:
    'Megnyílt a {key} félév, amelyben nem veszel részt. Arról, hogy ki vesz részt, a programiroda dönt a félév megnyitásakor. Addig is megmarad minden, amit elértél.',
  writeTo: 'Ha folytatnád, vagy szerinted tévedés történt, írj a programirodának: {contact}',
  semester: '{number, number}. félév ({key})',
  completed:
    '{failed, plural, =0 {{completed, number} / {count, number} modul teljesítve.} other {{completed, number} / {count, number} modul lezárult, {passed, number} sikeres vizsgával.}}',
  grade: 'Megajánlott jegy: {grade} ({number, number}), {percent, number}%',
  gradeOf: '{points, number} pont a megszerezhető {reachable, number} pontból',
  byModule: 'Modulonként',
  module: '{position, number}. {title}',
  points: '{points, number} pont',
  noExam: 'nem írtál vizsgát',
  lessons: 'Leckék és vizsgaeredmények',
  onePager: 'One-pager',
  handedIn: 'Beadtad: {date}',
  openOnePager: 'One-pager megnyitása',
  noOnePager: 'Nem adtál be one-pagert.',
} as const
