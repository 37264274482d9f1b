import type { Language } from './parts.ts'

interface Meaning extends Record<Language, string> {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507
  /** When the server answers so. */
  when: string
}

/** Refusals every call may answer with. */
export const common = {
  'invalid-request': {
    status: 400,
    when: 'a parameter, the query or the body breaks its schema; `fields` says which and why',
    hu: 'Néhány adat hibás. Nézd át a megjelölt mezőket!',
    en: 'Some of the details are wrong. Please check the marked fields.',
  },
  'not-signed-in': {
    status: 401,
    when: 'the bearer token is absent, unknown, ended or revoked',
    hu: 'A munkameneted lejárt. Jelentkezz be újra!',
    en: 'Your session has ended. Please sign in again.',
  },
  'not-allowed': {
    status: 403,
    when: 'the role of the caller does not make this call',
    hu: 'Ehhez nincs jogosultságod.',
    en: 'You are not allowed to do this.',
  },
  'onboarding-needed': {
    status: 403,
    when: 'a student has not finished onboarding for the current semester (decision R2)',
    hu: 'Előbb fejezd be a félév bevezető lépéseit!',
    en: 'Complete the onboarding for this semester first.',
  },
  'personality-needed': {
    status: 403,
    when: 'a student has not chosen a personality yet (decision R2)',
    hu: 'Előbb töltsd ki a személyiségtesztet!',
    en: 'Take the personality test first.',
  },
  'second-factor-required': {
    status: 403,
    when: 'the programme asks its staff for a second factor, and the caller has not set one up yet',
    hu: 'Előbb kapcsold be a kétlépcsős bejelentkezést a Beállítások → Biztonság lapon!',
    en: 'Turn on two-step sign-in first, under Settings → Security.',
  },
  'not-found': {
    status: 404,
    when: 'the thing does not exist, or lies outside what the caller may reach (decision R5)',
    hu: 'Amit keresel, nem található.',
    en: 'What you are looking for cannot be found.',
  },
  'body-too-large': {
    status: 413,
    when: 'the request or its file is over the limit',
    hu: 'A fájl túl nagy.',
    en: 'File is too large, maximum size',
  },
  'media-type': {
    status: 415,
    when: 'the body is neither JSON nor what the call takes',
    hu: 'Ezt a formátumot nem tudjuk fogadni.',
    en: 'Bad format',
  },
  'too-many-requests': {
    status: 429,
    when: 'a limit per account or address is used up; `Retry-After` says for how long',
    hu: 'Túl sok próbálkozás. Várj egy kicsit, aztán próbáld újra!',
    en: 'Too many attempts. Wait a little, then try again.',
  },
  internal: {
    status: 500,
    when: 'something failed that should not; the request id finds it in the log',
    hu: 'Valami hiba történt. Frissítsd az oldalt!',
    en: 'Something went wrong. Please refresh the page.',
  },
  busy: {
    status: 503,
    when: 'more is waiting at this moment than the server works off in time; `Retry-After` says when to try again',
    hu: 'Most nagyon sokan vannak itt egyszerre. Próbáld újra pár másodperc múlva!',
    en: 'Very many people are here at this moment. Try again in a few seconds.',
  },
  unavailable: {
    status: 503,
    when: 'the database does not answer, or the server is stopping',
    hu: 'A szolgáltatás most nem érhető el. Próbáld újra egy perc múlva!',
    en: 'The service is not available right now. Try again in a minute.',
  },
  'storage-full': {
    status: 507,
    when: 'the disk has no room for the uploaded file; nothing of it was kept',
    hu: 'Betelt a tárhelyünk, ezért most nem tudtuk elmenteni a fájlt. Próbáld újra később!',
    en: 'Our storage is full, so the file could not be saved. Try again later.',
  },
  'storage-failed': {
    status: 503,
    when: 'the disk could not write the uploaded file; nothing of it was kept',
    hu: 'Most nem tudtuk elmenteni a fájlt. Próbáld újra egy perc múlva!',
    en: 'The file could not be saved right now. Try again in a minute.',
  },
} satisfies Record<string, Meaning>

/** Refusals of single calls, named in the call's `refuses`. */
export const special = {
  'wrong-email-or-password': {
    status: 401,
    when: 'sign-in with an unknown address or a wrong password (spec 8)',
    hu: 'Hibás e-mail-cím vagy jelszó',
    en: 'Incorrect e-mail or password',
  },
  'code-needed': {
    status: 403,
    when: 'past a limit of failed sign-ins or of registrations, whatever the password: the call is repeated with the code mailed to the address (decision A6)',
    hu: 'Még egy lépés: írd be a kódot, amelyet e-mailben küldtünk!',
    en: 'One more step: type the code we have sent by e-mail.',
  },
  'registration-waiting': {
    status: 403,
    when: 'right password, but the registration has not been decided (decision A2)',
    hu: 'A regisztrációd jóváhagyásra vár.',
    en: 'Your registration is waiting for confirmation.',
  },
  'registration-rejected': {
    status: 403,
    when: 'right password, but the registration was rejected',
    hu: 'A regisztrációdat elutasítottuk. Az indoklást e-mailben megírtuk.',
    en: 'Your registration was rejected. The reason was sent to you by e-mail.',
  },
  'account-disabled': {
    status: 403,
    when: 'right password, but the office disabled the account',
    hu: 'A fiókodat letiltották. Írj a programirodának!',
    en: 'Your account is disabled. Please write to the programme office.',
  },
  'second-factor-needed': {
    status: 403,
    when: 'right password, but the account has a second factor and no code was sent',
    hu: 'Add meg a hitelesítő alkalmazásod kódját is!',
    en: 'Enter the code of your authenticator app too.',
  },
  'second-factor-wrong': {
    status: 400,
    when: 'a code of the app or a recovery code that is wrong, too old or already used',
    hu: 'Ez a kód nem jó, vagy már felhasználtad. Várd meg a következőt!',
    en: 'This code is wrong or has been used. Wait for the next one.',
  },
  'second-factor-on': {
    status: 409,
    when: 'setting up a second factor where one is on already',
    hu: 'A kétlépcsős bejelentkezés már be van kapcsolva.',
    en: 'Two-step sign-in is already on.',
  },
  'second-factor-off': {
    status: 409,
    when: 'confirming a second factor that was not begun, or an act on one that is off',
    hu: 'A kétlépcsős bejelentkezés nincs bekapcsolva.',
    en: 'Two-step sign-in is not on.',
  },
  'second-factor-must-stay': {
    status: 409,
    when: 'turning the second factor off while the programme requires it',
    hu: 'A program munkatársainak kötelező a kétlépcsős bejelentkezés, ezért nem kapcsolhatod ki.',
    en: 'The programme requires two-step sign-in of its staff, so you cannot turn it off.',
  },
  'own-second-factor': {
    status: 409,
    when: 'resetting the own second factor the way that is for others',
    hu: 'A sajátodat nem állíthatod vissza így: kérd egy munkatársadat!',
    en: 'You cannot reset your own this way: ask a colleague.',
  },
  'own-second-factor-first': {
    status: 409,
    when: 'requiring a second factor of the staff without having one',
    hu: 'Előbb a sajátodat kapcsold be a Biztonság lapon, utána teheted kötelezővé.',
    en: 'Turn on your own under Security first, then you can require it.',
  },
  'link-invalid': {
    status: 410,
    when: 'an e-mailed link is unknown, used, expired or made for something else (decision A4)',
    hu: 'Ez a hivatkozás már nem érvényes.',
    en: 'This link is no longer valid.',
  },
  'registration-password-wrong': {
    status: 400,
    when: 'proving an address with another password than its registration has; the link stays usable',
    hu: 'Nem ezzel a jelszóval regisztráltál. Próbáld újra! Ha a jelszót nem te választottad, regisztrálj újra: az új regisztráció felülírja a régit.',
    en: 'This is not the password of the registration. Try again. If you did not choose that password, register again: the new registration replaces the old one.',
  },
  'neptun-not-accepted': {
    status: 409,
    when: 'proving an address, when the Neptun code cannot be accepted; `detail.contact` is whom to write to',
    hu: 'Ezzel a Neptun-kóddal nem tudunk regisztrációt elfogadni. Írj a programirodának!',
    en: 'We cannot accept a registration with this Neptun code. Please write to the programme office.',
  },
  'current-password-invalid': {
    status: 400,
    when: 'the current password does not match (spec 8)',
    hu: 'A jelenlegi jelszó hibás',
    en: 'Current password is invalid',
  },
  'password-unchanged': {
    status: 400,
    when: 'the new password is the current one',
    hu: 'Ez a jelenlegi jelszavad. Válassz másikat!',
    en: 'This is your current password. Please choose another one.',
  },
  'password-common': {
    status: 400,
    when: 'the new password is on the list of common ones (decision A6)',
    hu: 'Ez a jelszó túl gyakori, könnyű kitalálni.',
    en: 'This password is too common and easy to guess.',
  },
  'email-taken': {
    status: 409,
    when: 'a live account has this address; told only to those already let in',
    hu: 'Ez az e-mail-cím már foglalt.',
    en: 'This e-mail address is already in use.',
  },
  'username-taken': {
    status: 409,
    when: 'a live account has a username that looks like this; told only to those let in, invited, or with a proven address',
    hu: 'Ez a felhasználónév már foglalt.',
    en: 'This username is already in use.',
  },
  'neptun-taken': {
    status: 409,
    when: 'a live account has this Neptun code; told only to those already let in',
    hu: 'Ez a Neptun-kód már foglalt.',
    en: 'This Neptun code is already in use.',
  },
  'university-name-taken': {
    status: 409,
    when: 'another university has this name',
    hu: 'Már van ilyen nevű egyetem.',
    en: 'Another university has this name.',
  },
  'university-short-name-taken': {
    status: 409,
    when: 'another university has this short name',
    hu: 'Már van ilyen rövid nevű egyetem.',
    en: 'Another university has this short name.',
  },
  'university-retired': {
    status: 409,
    when: 'a university that was retired is chosen for somebody or something new',
    hu: 'Ez az egyetem már nem választható.',
    en: 'This university cannot be chosen any more.',
  },
  'page-too-far': {
    status: 400,
    when: 'asking for a page of a list beyond the thousandth row',
    hu: 'Ilyen messzire nem lehet lapozni. Szűkítsd a keresést!',
    en: 'The pages do not go this far. Please narrow your search.',
  },
  'registration-already-decided': {
    status: 409,
    when: 'somebody decided this registration first (decision A2)',
    hu: 'Erről a regisztrációról közben más már döntött.',
    en: 'Somebody has already decided this registration.',
  },
  'registration-not-decided': {
    status: 409,
    when: 'reopening a registration that is still waiting',
    hu: 'Ez a regisztráció még nincs elbírálva.',
    en: 'This registration has not been decided yet.',
  },
  'personality-not-tested': {
    status: 409,
    when: 'choosing a personality before the test was answered',
    hu: 'Előbb töltsd ki a személyiségtesztet!',
    en: 'Take the personality test first.',
  },
  'personality-test-incomplete': {
    status: 400,
    when: 'an answer is missing, doubled or belongs to no statement',
    hu: 'Minden állításra pontosan egy válasz kell.',
    en: 'Every statement needs exactly one answer.',
  },
  'personality-test-uniform': {
    status: 409,
    when: 'more than nine tenths of the answers are equal, and the caller has not confirmed them (decision C7)',
    hu: 'Szinte minden állításra ugyanazt a választ adtad. Így gondolod?',
    en: 'You gave nearly every statement the same answer. Is that what you mean?',
  },
  'semester-not-started': {
    status: 409,
    when: 'before the start of the semester; no lesson opens and no exam starts yet (spec 8)',
    hu: 'A félév még nem kezdődött el: a tananyag és a vizsgák a kezdetekor nyílnak meg.',
    en: 'The semester has not started yet; its course materials and exams open when it does.',
  },
  'semester-ended': {
    status: 409,
    when: 'the semester is over; no exam starts any more (spec 4)',
    hu: 'A félév véget ért. Az eredményeidet és a megajánlott jegyedet a kezdőlapon találod.',
    en: 'The semester has ended. Review your results and proposed grade on the dashboard.',
  },
  'lesson-locked': {
    status: 409,
    when: 'reading a lesson of a module before which another is not completed (decision C2)',
    hu: 'Ez a lecke még zárva van: előbb teljesítsd a korábbi modulokat.',
    en: 'This lesson is still locked; complete the earlier modules first.',
  },
  'lesson-too-soon': {
    status: 409,
    when: 'the end of a lesson was reached sooner than it can be read, or less than half of its media was heard (decision C2)',
    hu: 'Ehhez túl gyorsan értél a lecke végére. Ha már ismered, jelöld késznek!',
    en: 'You reached the end of this lesson too fast for that. If you know it already, mark it as done.',
  },
  'module-locked': {
    status: 409,
    when: 'starting the exam of a module before which another is not completed (spec 4)',
    hu: 'A vizsga modulja még zárva van.',
    en: 'You have not yet unlocked the module for this exam.',
  },
  'attempts-exhausted': {
    status: 409,
    when: 'every attempt of this exam is used; the points still count (spec 4)',
    hu: 'Elhasználtad az összes próbálkozásodat.',
    en: 'You have exhausted your allowed attempts.',
  },
  'no-exam': {
    status: 409,
    when: 'the module has no exam (spec 4)',
    hu: 'Ehhez a modulhoz nem tartozik vizsga.',
    en: 'No exam for module.',
  },
  'service-unavailable': {
    status: 503,
    when: 'the exam provider does not answer (spec 8)',
    hu: 'A modulvizsgák most nem érhetők el.',
    en: 'Module tests are unavailable.',
  },
  'init-failed': {
    status: 409,
    when: 'the exam could not be started; the message says why (spec 8)',
    hu: 'A vizsgát nem sikerült elindítani.',
    en: 'The exam could not be started.',
  },
  'result-failed': {
    status: 409,
    when: 'the result of an exam could not be saved; the attempt is kept (spec 4)',
    hu: 'Az eredményt nem sikerült elmenteni.',
    en: 'The result could not be saved.',
  },
  'exam-closed': {
    status: 409,
    when: 'answering or submitting an attempt that has ended',
    hu: 'Ez a vizsga már véget ért.',
    en: 'This exam has already ended.',
  },
  'answer-outdated': {
    status: 409,
    when: 'another device saved a newer answer to this question; the body carries it',
    hu: 'Erre a kérdésre egy másik eszközön újabb választ adtál.',
    en: 'A newer answer to this question was given on another device.',
  },
  'grant-empty': {
    status: 400,
    when: 'granting neither attempts nor minutes where none were granted before',
    hu: 'Adj legalább egy próbálkozást vagy percet!',
    en: 'Grant at least one attempt or minute.',
  },
  'no-unseen-questions': {
    status: 409,
    when: 'granting an attempt to a student who was shown the solution of every question of that exam',
    hu: 'Ennek a hallgatónak nem maradt olyan kérdés, amelynek még nem látta a megoldását.',
    en: 'No question is left whose solution this student has not seen.',
  },
  'picture-unreadable': {
    status: 400,
    when: 'the uploaded picture cannot be decoded, or not within its time and memory',
    hu: 'Ezt a képet nem tudjuk megnyitni.',
    en: 'This picture cannot be opened.',
  },
  'picture-too-large': {
    status: 400,
    when: 'the uploaded picture has more pixels than the limit',
    hu: 'Ez a kép túl nagy felbontású: legfeljebb 40 megapixeles lehet, például 8000 × 5000 képpontos.',
    en: 'This picture has too many pixels: it may have up to 40 megapixels, for example 8000 × 5000.',
  },
  'picture-too-long': {
    status: 400,
    when: 'one side of the uploaded picture has more pixels than the limit',
    hu: 'Ez a kép túl hosszú: egyik oldala sem lehet több 12 000 képpontnál.',
    en: 'This picture is too long: neither side may be over 12,000 pixels.',
  },
  'picture-too-narrow': {
    status: 400,
    when: 'the sides of the uploaded picture differ by more than the limit',
    hu: 'Ez a kép túl keskeny: a hosszabb oldala legfeljebb 10-szerese lehet a rövidebbnek.',
    en: 'This picture is too narrow: its longer side may be at most 10 times the shorter one.',
  },
  'text-too-complex': {
    status: 400,
    when: 'the marks of a text in Markdown take longer than they may',
    hu: 'Ebben a szövegben túl sok a formázójel egymás után. Vegyél ki belőlük!',
    en: 'This text has too many formatting marks in a row. Take some of them out.',
  },
  'news-target-outside': {
    status: 400,
    when: 'an item of a university is for mentors, or for another university (decision N1)',
    hu: 'Egy egyetem híre csak a saját hallgatóinak és koordinátorainak szólhat.',
    en: 'News of a university can be for its own students and coordinators only.',
  },
  'challenge-deadline-outside': {
    status: 400,
    when: 'the deadline of a challenge is in the past, or after the semester’s own for one-pagers (decision O0)',
    hu: 'A határidő jövőbeli legyen, és ne legyen későbbi a félév one-pager-határidejénél.',
    en: 'The deadline must be in the future, and not after the semester’s one-pager deadline.',
  },
  'challenge-documents-too-many': {
    status: 400,
    when: 'a challenge would have more documents than the limit, those that stay included',
    hu: 'Egy kihíváshoz legfeljebb 5 dokumentum tartozhat.',
    en: 'A challenge may have up to 5 documents.',
  },
  'challenge-slots-taken': {
    status: 409,
    when: 'a challenge would have fewer slots than students who have chosen it',
    hu: 'Ennél már többen választották ezt a kihívást.',
    en: 'More students than that have already chosen this challenge.',
  },
  'challenge-full': {
    status: 409,
    when: 'choosing a challenge whose last slot is taken (decision O1)',
    hu: 'Ezen a kihíváson elfogytak a helyek. Válassz másikat, vagy add be a saját ötletedet!',
    en: 'This challenge has no free slot left. Choose another one, or hand in your own idea.',
  },
  'challenge-deadline-passed': {
    status: 409,
    when: 'choosing a challenge after its deadline',
    hu: 'Ennek a kihívásnak lejárt a határideje. Válassz másikat, vagy add be a saját ötletedet!',
    en: 'The deadline of this challenge has passed. Choose another one, or hand in your own idea.',
  },
  'wrong-semester': {
    status: 409,
    when: 'what belongs to the other semester (decision X9)',
    hu: 'Ez a másik félévhez tartozik.',
    en: 'This belongs to the other semester.',
  },
  'not-in-semester': {
    status: 403,
    when: 'what a student who takes no part in the current semester cannot do (decision X10)',
    hu: 'Ebben a félévben nem veszel részt a programban. Amit korábban elértél, megmaradt.',
    en: 'You take no part in the programme this semester. What you achieved before is kept.',
  },
  'semester-key-taken': {
    status: 409,
    when: 'preparing a semester whose key another one has',
    hu: 'Már van ilyen jelű félév.',
    en: 'Another semester has this key.',
  },
  'semester-key-wrong': {
    status: 409,
    when: 'opening a semester with a key that is not its own, or preparing one that does not follow the current one',
    hu: 'Nem a következő félév jelét írtad be.',
    en: 'This is not the key of the next semester.',
  },
  'no-semester-prepared': {
    status: 409,
    when: 'opening a semester before one is prepared with its course',
    hu: 'Még nincs előkészített félév, vagy a tananyaga még töltődik.',
    en: 'There is no prepared semester yet, or its course is still being loaded.',
  },
  'not-project-owner': {
    status: 400,
    when: 'what the owner of a project alone does (spec 8)',
    hu: 'Előbb tedd közzé a projekted leírását!',
    en: 'First, publish your project description!',
  },
  'in-a-team': {
    status: 409,
    when: 'what somebody without a team alone does, by or for a member of one (decision P3)',
    hu: 'Akiről szó van, már tagja egy csapatnak ebben a félévben.',
    en: 'This person is already a member of a team this semester.',
  },
  'has-project': {
    status: 409,
    when: "applying to a project with one of one's own (decision X2)",
    hu: 'Saját projekted van, ezért máshová nem jelentkezhetsz.',
    en: 'You have a project of your own, so you cannot apply to another one.',
  },
  'own-project': {
    status: 409,
    when: "applying to one's own project",
    hu: 'Ez a saját projekted.',
    en: 'This is your own project.',
  },
  'team-deadline-passed': {
    status: 409,
    when: 'changing teams after their deadline (decision X11)',
    hu: 'A csapatok kialakításának határideje lejárt. Ha gond van, írj a programirodának!',
    en: 'The deadline for forming teams has passed. If there is a problem, write to the programme office.',
  },
  'project-frozen': {
    status: 409,
    when: 'changing the description of a published project (decision P1)',
    hu: 'A közzétett leírás már nem módosítható.',
    en: 'A published description cannot be changed any more.',
  },
  'project-changed': {
    status: 409,
    when: 'saving a project that was saved elsewhere since it was loaded',
    hu: 'Közben máshol is mentetted a projektet. Nézd meg, mi áll most ott, és mentsd újra!',
    en: 'The project was saved elsewhere meanwhile. Look at what stands there now, and save again.',
  },
  'project-dissolved': {
    status: 409,
    when: 'changing a project that is dissolved (decision X6)',
    hu: 'Ez a projekt már megszűnt.',
    en: 'This project has been dissolved.',
  },
  'project-has-team': {
    status: 409,
    when: 'dissolving a project after somebody was accepted (decision X6)',
    hu: 'Már van csapattársad vagy mentorod, ezért a projektet csak a programiroda szüntetheti meg.',
    en: 'You already have a team mate or a mentor, so only the programme office can dissolve the project.',
  },
  'application-pending': {
    status: 409,
    when: 'applying again to a project that has not answered yet',
    hu: 'Erre a projektre már jelentkeztél, és még nem válaszoltak.',
    en: 'You have already applied to this project, and it has not answered yet.',
  },
  'already-invited': {
    status: 409,
    when: 'applying to a project that has invited the student (decision X13)',
    hu: 'Ez a projekt már meghívott téged: fogadd el a meghívását!',
    en: 'This project has already invited you: accept its invitation.',
  },
  'application-closed': {
    status: 409,
    when: 'applying to a project that has said no (decision P4)',
    hu: 'Ennél a projektnél lezárult a jelentkezésed. Keress másikat!',
    en: 'Your application to this project is closed. Look for another one.',
  },
  'applications-spent': {
    status: 409,
    when: 'applying to the same project a fifth time (decision P4)',
    hu: 'Erre a projektre már négyszer jelentkeztél. Keress másikat!',
    en: 'You have applied to this project four times. Look for another one.',
  },
  'applications-too-many': {
    status: 409,
    when: 'applying with ten applications pending (decision X2)',
    hu: 'Egyszerre legfeljebb 10 jelentkezésed várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
    en: 'Up to 10 of your applications may wait for an answer at a time. Revoke one, or wait for an answer.',
  },
  'application-not-pending': {
    status: 409,
    when: 'answering or revoking an application that does not wait for an answer any more',
    hu: 'Ez a jelentkezés már nem vár válaszra.',
    en: 'This application does not wait for an answer any more.',
  },
  'team-full': {
    status: 409,
    when: 'joining a team of three (spec 9)',
    hu: 'Ebben a csapatban már nincs szabad hely.',
    en: 'This team has no free seat left.',
  },
  'team-complete': {
    status: 409,
    when: 'applying to a team that says it is complete (decision P6)',
    hu: 'Ez a csapat teljes, nem keres több tagot.',
    en: 'This team is complete and looks for nobody else.',
  },
  'team-too-small': {
    status: 409,
    when: 'an owner without a team mate says that the team is complete (decision P6)',
    hu: 'Egyedül még nem vagytok teljes csapat: legalább ketten kelletek.',
    en: 'One person is not a complete team yet: it takes at least two.',
  },
  'owner-stays': {
    status: 409,
    when: 'the office removes the owner of a project from its team (decision P6)',
    hu: 'A projekt gazdája nem távolítható el. Előbb add át a projektet egy másik tagnak, vagy szüntesd meg!',
    en: 'The owner of a project cannot be removed. First hand the project over to another member, or dissolve it.',
  },
  'personality-in-team': {
    status: 409,
    when: 'choosing another personality in a team of two or more (decision C7)',
    hu: 'Már csapatban vagy, ezért a típusod nem módosítható.',
    en: 'You are in a team, so your type can no longer be changed.',
  },
  'project-not-published': {
    status: 409,
    when: 'inviting before the project is published (decision X13)',
    hu: 'Előbb tedd közzé a projektedet!',
    en: 'Publish your project first.',
  },
  'invitation-pending': {
    status: 409,
    when: 'inviting somebody whom the project has already invited',
    hu: 'Ezt a hallgatót már meghívtad, és még nem válaszolt.',
    en: 'You have already invited this student, who has not answered yet.',
  },
  'applied-already': {
    status: 409,
    when: 'inviting somebody who has applied to the project (decision X13)',
    hu: 'Ez a hallgató már jelentkezett hozzád: fogadd el a jelentkezését!',
    en: 'This student has already applied to you: accept the application.',
  },
  'invitation-declined': {
    status: 409,
    when: 'inviting somebody who has declined before (decision X13)',
    hu: 'Ez a hallgató már elutasította a meghívásodat.',
    en: 'This student has declined your invitation.',
  },
  'edited-meanwhile': {
    status: 409,
    when: 'editing something that somebody has edited since the caller read it; `detail.editedAt` says when, null for never',
    hu: 'Ezt közben valaki más is szerkesztette. Nézd meg, mi áll most ott; ha újra mented, a te változatod marad.',
    en: 'Somebody else has edited this in the meantime. Look at what stands there now; if you save again, your version stays.',
  },
  'rescue-changed': {
    status: 409,
    when: 'changing or sending a rescue round that somebody has changed since the caller saw it; `detail` says who and when',
    hu: 'Ezt a kört közben valaki más módosította. Nézd meg, mi változott, és ha kell, próbáld újra!',
    en: 'Somebody else has changed this round in the meantime. Look at what has changed, and try again if it is still needed.',
  },
  'rescue-empty': {
    status: 409,
    when: 'proposing a rescue round for nobody, or sending one without a group',
    hu: 'Most nincs kinek csapatot javasolni.',
    en: 'There is nobody to propose a team to.',
  },
  'rescue-refused-before': {
    status: 409,
    when: 'moving a student to a project that has said no to them, or that they have said no to',
    hu: 'Ez a hallgató és ez a projekt már nemet mondott egymásnak.',
    en: 'This student and this project have already said no to each other.',
  },
  'rescue-not-proposed': {
    status: 409,
    when: 'answering to a rescue round that proposes nothing to the caller any more',
    hu: 'Ez a javaslat már nem érvényes: közben változott a csoport, vagy letelt a határidő.',
    en: 'This proposal is no longer open: the group has changed, or the deadline has passed.',
  },
  'rescue-created': {
    status: 409,
    when: 'saying that one creates the project of a group when another has said so; `detail` says who',
    hu: 'Közben más már vállalta, hogy létrehozza a projektet.',
    en: 'Somebody else has already said that they create the project.',
  },
  'invitations-too-many': {
    status: 409,
    when: 'inviting with ten invitations open (decision X13)',
    hu: 'Egyszerre legfeljebb 10 meghívásod várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
    en: 'Up to 10 of your invitations may wait for an answer at a time. Withdraw one, or wait for an answer.',
  },
  'team-invitation-not-pending': {
    status: 409,
    when: 'answering or withdrawing an invitation that does not wait for an answer any more',
    hu: 'Ez a meghívás már nem vár válaszra.',
    en: 'This invitation does not wait for an answer any more.',
  },
  'team-has-mentor': {
    status: 409,
    when: 'looking for a mentor with one (spec 4: one mentor per project)',
    hu: 'A csapatotoknak már van mentora.',
    en: 'Your team already has a mentor.',
  },
  'project-has-mentor': {
    status: 409,
    when: 'mentoring a project that another mentor has taken (spec 8)',
    hu: 'Ennek a projektnek már van mentora, válassz másikat!',
    en: 'This project already has a mentor, please choose another one!',
  },
  'mentor-full': {
    status: 400,
    when: 'applying to a mentor who has taken as many projects as they may (spec 8)',
    hu: 'Ez a mentor nem tud több projektet vállalni!',
    en: 'This mentor cannot take on more projects!',
  },
  'mentor-answered': {
    status: 409,
    when: 'applying to a mentor who has answered this project before (decision P7)',
    hu: 'Ez a mentor már válaszolt a felkérésetekre.',
    en: 'This mentor has already answered your application.',
  },
  'mentor-application-pending': {
    status: 409,
    when: 'applying again to a mentor who has not answered yet',
    hu: 'Ezt a mentort már felkértétek, és még nem válaszolt.',
    en: 'You have already applied to this mentor, who has not answered yet.',
  },
  'mentor-applications-spent': {
    status: 409,
    when: 'applying to the same mentor a fifth time (decision P4)',
    hu: 'Ezt a mentort már négyszer felkértétek. Keressetek másikat!',
    en: 'You have applied to this mentor four times. Look for another one.',
  },
  'mentors-asked-too-many': {
    status: 409,
    when: 'applying to a mentor with five applications pending (decision P7)',
    hu: 'Egyszerre legfeljebb 5 felkérésetek várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
    en: 'Up to 5 of your mentor applications may wait for an answer at a time. Revoke one, or wait for an answer.',
  },
  'mentor-not-published': {
    status: 409,
    when: 'showing interest in a project with a mentor profile that is not published (spec 6)',
    hu: 'Előbb tedd közzé a mentorprofilodat a Beállításokban!',
    en: 'Publish your mentor profile in the settings first.',
  },
  'not-team-member': {
    status: 409,
    when: 'suggesting a mentor without being a member of somebody else’s team (decision P9)',
    hu: 'Mentort az javasolhat, akit már felvettek egy csapatba.',
    en: 'Whoever has been accepted into a team may suggest a mentor.',
  },
  'mentor-suggestions-too-many': {
    status: 409,
    when: 'suggesting a sixth mentor (decision P9)',
    hu: 'Egyszerre legfeljebb 5 mentort javasolhatsz. Vonj vissza egyet!',
    en: 'You may suggest up to 5 mentors at a time. Withdraw one.',
  },
  'places-in-use': {
    status: 409,
    when: 'giving a mentor fewer projects than they have taken (decision P10)',
    hu: 'A mentor már ennél több projektet vállalt.',
    en: 'The mentor has already taken more projects than that.',
  },
  'mentor-application-not-pending': {
    status: 409,
    when: 'answering or revoking an application to a mentor that does not wait for an answer any more',
    hu: 'Ez a felkérés már nem vár válaszra.',
    en: 'This application does not wait for an answer any more.',
  },
  'one-pager-submitted': {
    status: 409,
    when: 'handing in a second one-pager (spec 4)',
    hu: 'A one-pageredet már beadtad. Egyet lehet beadni, és az végleges.',
    en: 'You have already handed in your one-pager. Only one may be submitted, and it is final.',
  },
  'one-pager-deadline-passed': {
    status: 409,
    when: 'handing in a one-pager after the deadline of the semester',
    hu: 'A one-pager beadási határideje lejárt.',
    en: 'The deadline for one-pagers has passed.',
  },
  'one-pager-onboarding-needed': {
    status: 409,
    when: 'handing in a one-pager before its introduction was seen (decision O0)',
    hu: 'Előbb nézd át a one-pager bemutatóját!',
    en: 'Read the introduction to the one-pager first.',
  },
  'course-not-completed': {
    status: 409,
    when: 'handing in a one-pager or a progress report before every module and exam is completed (spec 4); `detail.missing` names the modules',
    hu: 'Akkor adhatod be, ha minden modullal és vizsgával kész vagy.',
    en: 'You can hand it in once every module and exam is completed.',
  },
  'progress-report-submitted': {
    status: 409,
    when: 'uploading another progress report, or dissolving a project that has one (decision O2)',
    hu: 'A projekt előrehaladási jelentése már fel van töltve. Egyet lehet feltölteni, és az végleges.',
    en: 'The progress report of this project has been uploaded. There is only one, and it is final.',
  },
  'progress-report-deadline-passed': {
    status: 409,
    when: 'uploading a progress report after the deadline of the semester',
    hu: 'Az előrehaladási jelentés határideje lejárt.',
    en: 'The deadline for progress reports has passed.',
  },
  'pdf-unreadable': {
    status: 400,
    when: 'the uploaded PDF is cut off or damaged',
    hu: 'Ez a PDF sérült vagy hiányos. Nyomtasd PDF-be, és azt töltsd fel!',
    en: 'This PDF is damaged or incomplete. Print it to PDF and upload that.',
  },
  'pdf-encrypted': {
    status: 400,
    when: 'the uploaded PDF opens with a password alone, so that nobody else could read it',
    hu: 'Ez a PDF csak jelszóval nyílik meg. Nyomtasd PDF-be, és azt töltsd fel!',
    en: 'This PDF opens only with a password. Print it to PDF and upload that.',
  },
  'pdf-without-pages': {
    status: 400,
    when: 'the uploaded PDF has no page',
    hu: 'Ebben a PDF-ben nincs egyetlen oldal sem. Válassz másik fájlt!',
    en: 'There is not a single page in this PDF. Choose another file.',
  },
  'event-dates-wrong': {
    status: 400,
    when: 'an event begins before today, or ends before it begins',
    hu: 'Az esemény nem kezdődhet a mai nap előtt, és nem érhet véget a kezdete előtt.',
    en: 'An event cannot start before today, nor end before it starts.',
  },
  'account-changed': {
    status: 409,
    when: 'correcting, disabling or enabling somebody whose account another one has changed since the caller read it; `detail` is `Meanwhile`, of a correction `CorrectedMeanwhile`',
    hu: 'Ezt a fiókot közben valaki más módosította. Nézd meg a friss adatokat, és ha kell, próbáld újra!',
    en: 'Somebody else has changed this account in the meantime. Look at the new details, and try again if it is still needed.',
  },
  'own-account': {
    status: 409,
    when: 'correcting or disabling the account that one is signed in with',
    hu: 'A saját fiókodat nem javíthatod és nem tilthatod le: kérj meg rá egy munkatársat!',
    en: 'You cannot correct or disable your own account: ask a colleague.',
  },
  'last-office-account': {
    status: 409,
    when: 'disabling the only account of the office that can sign in',
    hu: 'A programirodának ez az utolsó aktív fiókja, ezért nem tiltható le.',
    en: 'This is the last active account of the programme office, so it cannot be disabled.',
  },
  'certificate-not-ready': {
    status: 409,
    when: 'downloading a certificate before every module is completed (decision T5)',
    hu: 'A tanúsítvány akkor tölthető le, ha minden modullal kész vagy.',
    en: 'The certificate can be downloaded once every module is completed.',
  },
  'certificate-withheld': {
    status: 409,
    when: 'downloading a certificate after the office revoked the last one and has not allowed another',
    hu: 'A programiroda visszavonta a tanúsítványodat, ezért most nem tölthető le.',
    en: 'The programme office has revoked your certificate, so it cannot be downloaded now.',
  },
  'certificate-already-revoked': {
    status: 409,
    when: 'revoking a certificate that is revoked',
    hu: 'Ezt a tanúsítványt már visszavonták.',
    en: 'This certificate has already been revoked.',
  },
  'certificate-not-withheld': {
    status: 409,
    when: 'allowing another certificate where the last one is not revoked, or another is allowed already',
    hu: 'Itt nincs mit engedélyezni: az utolsó tanúsítvány nincs visszavonva, vagy már engedélyeztek másikat.',
    en: 'There is nothing to allow: the last certificate is not revoked, or another one is allowed already.',
  },
  'certificate-key-changed': {
    status: 409,
    when: 'changing a signing key that somebody has changed since',
    hu: 'Közben valaki már lecserélte az aláíró kulcsot.',
    en: 'Somebody has changed the signing key in the meantime.',
  },
  'identity-card-missing': {
    status: 409,
    when: 'downloading a certificate with an identity card number that the profile does not have (decision A9)',
    hu: 'A profilodban nincs személyiigazolvány-szám, amely rákerülhetne.',
    en: 'Your profile has no identity card number to print.',
  },
  'term-taken': {
    status: 409,
    when: 'another term of this kind has this word',
    hu: 'Ez a szó már szerepel a listában.',
    en: 'The list already has this word.',
  },
  'term-in-use': {
    status: 409,
    when: 'removing a term that something names',
    hu: 'Ezt még használja valami, ezért nem törölhető.',
    en: 'Something still uses this, so it cannot be removed.',
  },
  'push-key-used': {
    status: 409,
    when: 'sending a campaign with the key of another one',
    hu: 'Ezt az értesítést már elküldted. Nyisd meg az oldalt újra, és kezdj egy másikat!',
    en: 'This notification has already been sent. Open the page again to begin another.',
  },
  'push-service-unknown': {
    status: 400,
    when: 'allowing pushes through a server that belongs to no known browser (decision L8)',
    hu: 'Ennek a böngészőnek az értesítési szolgáltatását nem ismerjük, ezért ide nem tudunk értesítést küldeni.',
    en: 'We do not know the notification service of this browser, so we cannot send notifications here.',
  },
  'push-devices-too-many': {
    status: 409,
    when: 'allowing pushes on an eleventh device',
    hu: 'Már tíz eszközön engedélyezted az értesítéseket. Vonj vissza egyet, amelyet nem használsz!',
    en: 'You have allowed notifications on ten devices already. Withdraw one that you no longer use.',
  },
  'solutions-hidden': {
    status: 409,
    when: 'reporting a question of an attempt whose solutions are not shown (decision C3)',
    hu: 'Kérdést akkor jelezhetsz, amikor a megoldások már látszanak.',
    en: 'You can report a question once its solution is shown.',
  },
  'question-reported': {
    status: 409,
    when: 'reporting a question that the caller has reported, while the office is not through with it',
    hu: 'Ezt a kérdést már jelezted. Amint válaszolunk, levelet kapsz.',
    en: 'You have already reported this question. You will get a mail once we answer.',
  },
  'remark-already-answered': {
    status: 409,
    when: 'answering a remark that is answered or done; `detail` says by whom and how',
    hu: 'Erre közben más már válaszolt, vagy lezárta.',
    en: 'Somebody has already answered or closed this.',
  },
  'remark-already-done': {
    status: 409,
    when: 'closing a remark that is done; `detail` says by whom',
    hu: 'Ezt közben más már lezárta.',
    en: 'Somebody has already closed this.',
  },
  'registration-already-proven': {
    status: 409,
    when: 'mailing the link of a registration whose address is proven',
    hu: 'Ezt az e-mail-címet közben megerősítették: a regisztráció már jóváhagyásra vár.',
    en: 'This e-mail address has been verified in the meantime: the registration is waiting for confirmation.',
  },
  'invitation-not-open': {
    status: 409,
    when: 'resending an invitation that was used or withdrawn, or withdrawing one that was used',
    hu: 'Ezt a meghívót már felhasználták vagy visszavonták.',
    en: 'This invitation has already been used or withdrawn.',
  },
  'import-unreadable': {
    status: 400,
    when: 'the file to import is damaged, cut off, encrypted, or no table',
    hu: 'Ezt a fájlt nem tudjuk táblázatként megnyitni: sérült, hiányos vagy jelszóval védett. Mentsd el újra Excel-munkafüzetként (.xlsx) vagy CSV-ként!',
    en: 'This file cannot be read as a table: it is damaged, incomplete or protected. Save it anew as an Excel workbook (.xlsx) or as CSV.',
  },
  'import-too-long': {
    status: 400,
    when: 'the file to import has more rows, columns or text than the limit',
    hu: 'Ez a táblázat túl nagy: legfeljebb 5000 sora és 100 oszlopa lehet, cellánként 300 karakterrel. Oszd több fájlra!',
    en: 'This table is too large: it may have up to 5,000 rows and 100 columns, with 300 characters in a cell. Split it into several files.',
  },
  'import-empty': {
    status: 400,
    when: 'the file to import has no row below its header',
    hu: 'Ebben a fájlban a fejléc alatt nincs egyetlen sor sem.',
    en: 'This file has no row below its header.',
  },
  'import-columns-missing': {
    status: 400,
    when: 'the file to import lacks columns without which nobody can be invited; `detail.missing` names their fields',
    hu: 'A fájlból hiányoznak oszlopok. Az első sorban álljanak az oszlopok nevei, ahogy a mintafájlban!',
    en: 'The file lacks columns. Its first row has to name them, as the example file does.',
  },
  'import-not-open': {
    status: 409,
    when: 'starting an import that was discarded, or discarding one that was started',
    hu: 'Erről az importról közben már döntöttek.',
    en: 'This import has been decided in the meantime.',
  },
} satisfies Record<string, Meaning>

export type CommonRefusal = keyof typeof common
export type Refusal = keyof typeof special
export type Code = CommonRefusal | Refusal

export const meanings: Record<Code, Meaning> = { ...common, ...special }

/** Rules that a field can break. */
export const fieldRules = [
  'required',
  'email',
  'min',
  'max',
  'at-least',
  'at-most',
  'number',
  'format',
  'unknown',
  'count',
  'taken',
  'gone',
  'common',
  'unchanged',
  'match',
  'reserved',
] as const

/** Why one field was refused; `limit` fills the placeholder of the spec's wording (spec 5). */
export interface FieldRefusal {
  rule: (typeof fieldRules)[number]
  limit?: number
}

/** The one error shape of the wire (decision L3). */
export interface ErrorBody {
  status: number
  code: Code
  message: string
  fields?: Record<string, FieldRefusal>
  /** What a refusal carries beyond its code, e.g. the newer answer. */
  detail?: Record<string, unknown>
  requestId: string
}
