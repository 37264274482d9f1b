export default {
  title: 'Adatkezelési tájékoztató',
  controller: {
    title: 'Ki kezeli az adataidat?',
    named: 'Adatkezelő: {name}, {address}',
    unnamed:
      'Az adatkezelő a programot szervező intézmény; a megnevezését és a címét a programiroda adja meg.',
    contact: 'Adatvédelmi ügyekben írj ide: {privacy}. A programirodának ide írhatsz: {contact}.',
  },
  what: {
    title: 'Milyen adatokat kezelünk?',
    given:
      'Amit megadsz: a nevedet, az e-mail-címedet, a felhasználónevedet, a Neptun-kódodat, az egyetemedet, a nyelvedet, és ha feltöltöd, a profilképedet; a személyi igazolványod számát, ha szeretnéd, hogy a tanúsítványodon szerepeljen; és ha engedélyezed az értesítéseket, az eszközöd címét a böngésző push szolgáltatójánál. A második félévben az önéletrajzodat is, ha a jelentkezésedhez csatolod; ha mentor vagy, a kapcsolattartási e-mail-címedet, a telefonszámodat, a közösségi oldalaid és a honlapod címét, a szakmai életrajzodat és a szakterületeidet. A regisztrációhoz kért adatok nélkül nem tudsz részt venni a programban.',
    made: 'Ami a programban keletkezik: a lecke- és vizsgaeredményeid, a személyiségteszted válaszai és eredménye, a beadott munkáid, a regisztrációdról hozott döntés, valamint a bejelentkezéseid ideje, eszköze és a hálózati címük visszafejthetetlen lenyomata.',
  },
  why: {
    title: 'Mire és milyen alapon használjuk?',
    programme:
      'A program lebonyolítására: hogy az egyetemed azonosítson, a teljesítményedet értékelje, és a csapatok egymásra találjanak. Jogalapja a részvételedről szóló megállapodás teljesítése (GDPR 6. cikk (1) bekezdés b) pont).',
    security:
      'A fiókok védelmére, a visszaélések megelőzésére és a döntések utólagos ellenőrzésére. Jogalapja a jogos érdekünk (GDPR 6. cikk (1) bekezdés f) pont).',
    consent:
      'A profilképed és a bemutatkozásod megjelenítésére. Jogalapja a hozzájárulásod (GDPR 6. cikk (1) bekezdés a) pont), amelyet a kép vagy a szöveg eltávolításával bármikor visszavonhatsz.',
    decisions:
      'A megajánlott jegyet és a személyiségtípusra tett javaslatot a rendszer számolja, de a jegyedről az egyetemed, a típusodról te döntesz.',
  },
  who: {
    title: 'Ki látja?',
    text: 'Az egyetemed koordinátora és a programiroda. A rangsorban a többi hallgató és a többi egyetem koordinátora a felhasználónevedet, az egyetemedet és a pontjaidat látja. Ha ezt kikapcsolod, név és egyetem nélkül, „egy résztvevőként” szerepelsz; a pontjaid akkor is látszanak. A második félévben azt is látják, amit a bemutatkozásodban és a projektedben közzéteszel, a csapatod és a mentora pedig az e-mail-címedet is. A mentorok a projektek mellett a nevedet és a típusodat látják. Az önéletrajzodat annak a projektnek a gazdája olvashatja, ahová elküldted, amíg a jelentkezésed elbírálásra vár vagy elfogadták. A mentorok bemutatkozását mindenki látja, aki a „Mentorok” oldalt eléri; az e-mail-címüket és a telefonszámukat az általuk mentorált csapatok és a programiroda. Hogy pontosan mit, a Beállítások → Adataim oldalon olvashatod. Az adataidat nem adjuk el, és reklámra nem használjuk.',
  },
  howLong: {
    title: 'Meddig őrizzük?',
    registration:
      'A meg nem erősített regisztrációt {unverified, number}\u00a0nap, az elutasítottat a döntés után {rejected, number}\u00a0nap elteltével töröljük. Ha listáról hívtunk meg, a listát {imports, number}\u00a0nap után töröljük. Az önéletrajzodat a jelentkezésed lezárása után {cvs, number}\u00a0nappal töröljük.',
    technical:
      'A munkamenet {sessionIdle, number}\u00a0nap használat nélkül, de legkésőbb {session, number}\u00a0nap után megszűnik. A neked küldött levelek szövegét a küldéssel töröljük, azt pedig, hogy mikor írtunk neked, {mails, number}\u00a0nap után. A bejelentkezési kísérletek számát legfeljebb két napig, azt pedig, hogy milyen eszközről és melyik hálózatról szoktál bejelentkezni, az utolsó alkalom után {knownSignIns, number}\u00a0napig őrizzük. Ha egy modult megtartasz egy eszközödön, hogy hálózat nélkül olvasd, az a kijelentkezésig marad rajta.',
    studies:
      'A fiókodat, mentorként a kapcsolattartási adataidat, a tanulmányi eredményeidet és a rólad hozott döntések naplóját a program végéig, azután pedig az egyetemed szabályai szerinti ideig őrizzük. Ha előbb kéred a törlésüket, a programiroda bírálja el.',
  },
  rights: {
    title: 'Milyen jogaid vannak?',
    list: 'Kérheted az adataid másolatát, helyesbítését, törlését, kezelésük korlátozását és géppel olvasható kiadását; tiltakozhatsz a jogos érdeken alapuló kezelés ellen, és visszavonhatod a hozzájárulásodat. Írj ide: {privacy}. Egy hónapon belül válaszolunk.',
    authority:
      'Ha úgy látod, hogy megsértettük a jogaidat, panaszt tehetsz a Nemzeti Adatvédelmi és Információszabadság Hatóságnál (NAIH): 1055 Budapest, Falk Miksa utca 9–11.; postacím: 1363 Budapest, Pf. 9. Bírósághoz is fordulhatsz.',
  },
  version: 'A tájékoztató változata: {version}',
  renewed: {
    done: 'Elolvastam',
    later: 'Később',
  },
} as const
