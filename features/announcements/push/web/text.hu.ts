export default {
  reason:
    'Amiről nem szabad lemaradnod – például egy közeledő határidőről –, azt a programiroda értesítésben is megírja. Havonta legfeljebb néhány ilyen van. Ha itt engedélyezed, ezen az eszközön akkor is megkapod, ha a Rajt nincs megnyitva. Bármikor visszavonhatod.',
  allow: 'Engedélyezem ezen az eszközön',
  allowed: 'Ezen az eszközön mostantól kapsz értesítést',
  notAllowed: 'Nem sikerült engedélyezni. Próbáld újra, és a böngésző kérdésére válaszd az engedélyezést!',
  on: 'Ezen az eszközön kapsz értesítést.',
  denied:
    'Ebben a böngészőben letiltottad a Rajt értesítéseit. Ha mégis kérsz, a címsor elején álló ikonnál, a webhely beállításai között engedélyezd őket, majd töltsd újra az oldalt!',
  unsupported:
    'Ez a böngésző nem tud értesítést fogadni. Amit a programiroda küld, a kezdőlapodon itt is megtalálod.',
  homeScreen: 'iPhone-on és iPaden csak a főképernyőre tett Rajt tud értesítést fogadni. Így teheted oda:',
  homeScreenSteps: {
    share: 'Nyisd meg a Rajtot Safariban, és koppints a Megosztás gombra!',
    add: 'Válaszd a „Főképernyőhöz adás” lehetőséget!',
    open: 'Nyisd meg a Rajtot az új ikonnal, és gyere vissza erre az oldalra!',
  },
  devices: 'Az eszközeid',
  none: 'Még egy eszközön sem engedélyezted.',
  unknownDevice: 'Ismeretlen eszköz',
  thisOne: 'Ez az eszköz',
  since: 'Engedélyezve: {date}',
  withdraw: 'Visszavonás',
  withdrawOne: 'Visszavonás: {name}, engedélyezve: {date}',
  withdrawn: 'Visszavontuk: {name}',
} as const
