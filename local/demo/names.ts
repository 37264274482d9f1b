/** Everyday Hungarian names; the people made of them are invented. */
export const surnames =
  `Ábrahám Almási Antal Bakos Balázs Balogh Barta Benkő Bíró Bognár Boros Csányi Csonka Czakó Deák
Dékány Dobos Erdős Faragó Farkas Fehér Fodor Gál Gáspár Gulyás Győri Hajdú Halász Hegedűs Horváth Illés Jakab Juhász
Kádár Katona Kelemen Kerekes Király Kiss Kovács Kozma Lakatos László Lengyel Lőrincz Lukács Magyar Major Mészáros
Molnár Nagy Nemes Németh Orosz Őrsi Pál Papp Pásztor Pintér Rácz Sándor Simon Soós Szabó Székely Szekeres Szőke
Szűcs Takács Tamás Tóth Török Újvári Vadász Varga Vass Végh Veres Virág Vörös Zsoldos`.split(/\s+/)

export const firstnames =
  `Ádám Ágnes Álmos Anna Áron Balázs Bálint Barbara Bence Bendegúz Blanka Boglárka Botond Csaba
Csenge Dániel Dávid Dóra Dorina Emese Emma Enikő Eszter Fanni Ferenc Flóra Gergely Gergő Gréta Hanna Hunor Ilka István
Janka Johanna Kata Kincső Kinga Kornél Kristóf Laura Levente Lili Luca Márk Márton Máté Mátyás Mihály Mira Nóra
Noémi Olivér Ödön Panna Péter Petra Réka Rebeka Roland Sára Simon Soma Szabolcs Szonja Tamás Tímea Veronika Viktória
Vince Zalán Zita Zoé Zsófia Zsolt Zsombor`.split(/\s+/)

const plainLetters: Record<string, string> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ö: 'o',
  ő: 'o',
  ú: 'u',
  ü: 'u',
  ű: 'u',
}

/** Lower case without accents, as addresses and usernames are written. */
export const plainName = (name: string) =>
  name.toLowerCase().replace(/[^a-z]/g, (letter) => plainLetters[letter] ?? '')
