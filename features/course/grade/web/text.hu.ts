export default {
  none: '{who, select, own {Még nincs megajánlott jegyed} other {Még nincs megajánlott jegye}}',
  noneShort: 'az első {who, select, own {vizsgád} other {vizsgája}} után',
  first:
    '{who, select, own {Az első modulvizsgád után itt követheted, hogyan alakul.} other {Az első modulvizsgája után itt látod, hogyan alakul.}}',
  title: '{who, select, own {Megajánlott jegyed} other {Megajánlott jegye}}',
  pace: '{who, select, own {Várható jegyed} other {Várható jegye}}',
  average: '{who, select, own {átlagod} other {átlaga}} {average, number}\u00a0pont',
  missing: 'Összesen {points, number}\u00a0pont hiányzik {grade}.',
  to: {
    g1: 'az elégtelenhez (1)',
    g2: 'az elégségeshez (2)',
    g3: 'a közepeshez (3)',
    g4: 'a jóhoz (4)',
    g5: 'a jeleshez (5)',
  },
  noneOver:
    '{who, select, own {Ebben a félévben nincs megajánlott jegyed} other {Ebben a félévben nincs megajánlott jegye}}',
  firstOver: '{who, select, own {Nem írtál modulvizsgát.} other {Nem írt modulvizsgát.}}',
  sum: '{points, number} / {reachable, number}\u00a0pont, {percent, number}%.',
  how: 'Hogyan számoljuk?',
  howShort: 'Hogyan?',
  rule: 'Minden modulvizsga 100\u00a0pontot ér, és mindig az utolsó próbálkozás számít. A meg nem írt vizsga 0\u00a0pont.',
  limit: '{percent, number}%-tól',
  table: 'Modulonként ez számít a {who, select, own {jegyedbe} other {jegyébe}}.',
  whatIf:
    'Mi lenne, ha? Írj be más pontot, vagy húzd el a csúszkát, és meglátod, hogyan változna a {who, select, own {jegyed} other {jegye}}.',
  attempt: '{number, number}.\u00a0próbálkozás',
  notYet: 'még nincs',
  atAverage:
    '{who, select, own {még nincs, az átlagoddal számolva} other {még nincs, az átlagával számolva}}',
  notTaken: '{who, select, own {nem írtad meg} other {nem írta meg}}',
  reached: '{grade}, {percent, number}%',
  valueText: '{points, number}\u00a0pont',
  reset: '{who, select, own {Vissza a saját pontjaimhoz} other {Vissza a pontjaihoz}}',
  basis: {
    pace: '{who, select, other {Ebben a tempóban}}',
    soFar: 'Ha több vizsgát nem {who, select, own {írnál} other {írna}}',
    all: '{who, select, own {Megajánlott jegyed} other {Megajánlott jegye}}',
    over: '{who, select, own {Megajánlott jegyed} other {Megajánlott jegye}}',
    changed: '{who, select, other {Ezekkel a pontokkal}}',
  },
  result:
    'Így a {who, select, own {jegyed} other {jegye}} {number, number} ({grade}) lenne, {percent, number}%-kal.',
  grades: { g1: 'elégtelen', g2: 'elégséges', g3: 'közepes', g4: 'jó', g5: 'jeles' },
} as const
