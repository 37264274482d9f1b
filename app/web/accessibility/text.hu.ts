export default {
  title: 'Akadálymentességi nyilatkozat',
  lead: 'A Rajt mindenkinek készül: annak is, aki billentyűzettel, képernyőolvasóval, nagy betűkkel vagy erős kontraszttal használja. Itt azt írjuk le, meddig jutottunk, honnan tudjuk, és mi hiányzik még.',
  status: {
    title: 'Mennyire akadálymentes a Rajt?',
    text: 'A Rajt részben felel meg a webes akadálymentességi útmutató (WCAG) 2.2-es változatának, AA szinten. Azért csak részben, mert van, amit még nem próbáltunk ki, és van, ami az útmutatóhoz képest hiányzik. Mindkettőt felsoroljuk lejjebb.',
    own: 'Ez a saját értékelésünk, független szervezet még nem vizsgálta.',
  },
  tested: {
    title: 'Mit és hogyan vizsgáltunk?',
    axe: '<strong>Gépi szabályok (axe-core, WCAG 2.1 A és AA):</strong> minden oldal minden változtatás után, és minden képernyő a párbeszédablakaival, hibáival és üzeneteivel együtt, világos és sötét színekkel, 360 és 1280 képpont szélesen. Hibát nem találnak.',
    keyboard:
      '<strong>Csak billentyűzettel:</strong> bejelentkezés, egy modul olvasása, egy teljes vizsga, hibás kérdés jelzése, regisztrációk elbírálása, one-pager megkeresése, hír közzététele.',
    reflow:
      '<strong>Kis ablak:</strong> minden képernyő 320 képpont szélesen (ennyi marad egy 1280 képpontos ablakból 400%-os nagyításnál), szélesebb betűtípussal is. Semmi sem vágódik le, és semmit sem kell oldalra görgetni.',
    zoom: '<strong>Nagyítás:</strong> a vizsga és a többi fő oldal 200 és 400%-on, alacsony ablakban is. A rögzített sávok ilyenkor helyet adnak.',
    spacing:
      '<strong>Ritkított szöveg (WCAG 1.4.12):</strong> 190 képernyő nagyobb betű-, szó- és sorközzel, 360 és 1280 képpont szélesen.',
    font: '<strong>Nagy betűk:</strong> tíz fő képernyő 28 képpontos böngészőbetűvel, telefonon és asztali gépen.',
    colours:
      '<strong>Kényszerített színek:</strong> a rendszer saját színei, ahogy a böngésző utánozza őket, világosban és sötétben.',
    motion: '<strong>Kevesebb mozgás:</strong> ha az eszközöd ezt kéri, semmi sem mozog.',
    targets: '<strong>Célpontok:</strong> minden képernyőn legalább 44 képpont ujjnak és 24 egérnek.',
    reader:
      '<strong>Képernyőolvasó:</strong> Orca és Firefox Linuxon: bejelentkezés, kezdőlap, lecke, egy egész vizsga, és egy regisztráció elfogadása.',
    time: '<strong>Vizsga:</strong> a programiroda legfeljebb 180 perccel több időt adhat rá.',
    files: 'A tanúsítvány címkézett PDF, címmel és nyelvvel.',
  },
  missing: {
    title: 'Mi hiányzik még?',
    readers:
      'A képernyőolvasók közül csak az Orcát próbáltuk ki, Linuxon, néhány oldalon; az NVDA-t, a JAWS-t, a VoiceOvert és a TalkBacket nem.',
    devices: 'Valódi telefonon, Safariban és a Windows kontrasztos témáival nem próbáltuk ki.',
    people: 'Fogyatékossággal élő ember még nem tesztelte nekünk.',
    video: 'A videókhoz van felirat és leirat, de hangos képleírás nincs.',
    uploads:
      'A résztvevők feltöltött fájljait (one-pagerek, önéletrajzok, előrehaladási jelentések) és a hivatkozásaik mögötti oldalakat nem ellenőrizzük.',
    emails: 'A leveleink rövidek és egyszerűek, de képernyőolvasóval nem próbáltuk ki őket.',
  },
  report: {
    title: 'Akadályba ütköztél?',
    text: 'Írj a programirodának! Akkor is, ha egy szöveg más formában kell, vagy több időre van szükséged egy vizsgához (ezt lehetőleg még a kezdete előtt írd meg):',
    what: 'Írd meg, melyik oldalon jártál, mit szerettél volna, és milyen eszközt, böngészőt és segítő technológiát használsz.',
  },
  made: 'A nyilatkozat kelte: {date}',
  renewed: 'Megújítjuk, ha változik, amit leír.',
  home: 'Vissza a kezdőlapra',
  login: 'Vissza a bejelentkezéshez',
} as const
