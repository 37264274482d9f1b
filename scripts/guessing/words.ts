import type { Language } from '#platform/contract/parts.ts'

/** Words by which a test-wise guesser judges an option without knowing the subject. Beginnings of words. */
export const absolutes: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(mindig|soha|sose|kizárólag|csak|minden|senki|semmi|semmilyen|bármi|biztosan|egyáltalán|teljes|egyetlen|összes|mindenki|egyik sem|automatikusan|azonnal|pontosan)/giu,
  en: /(?<!\p{L})(always|never|only|solely|every|all(?!\p{L})|none|nobody|no one|nothing|anything|certainly|exactly|entirely|completely|automatically|at once|must)/giu,
}

export const hedges: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(rendszerint|gyakran|többnyire|általában|néha|olykor|lehet|akár|főszabály|jellemzően|szokás|nagyjából|körülbelül|legalább|legfeljebb|például|ha |amíg|is(?!\p{L})|érdemes|inkább|sokszor|talán)/giu,
  en: /(?<!\p{L})(usually|often|mostly|generally|sometimes|may|might|can(?!\p{L})|could|as a rule|typically|roughly|about|at least|at most|for example|such as|if |unless|while|too(?!\p{L})|rather|tends?|perhaps|probably)/giu,
}

/** What a step of an order starts with when it sounds like a beginning, and when it sounds like an end. */
export const openings: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(ötlet|saját|előre|feltevés|hipotézis|megbecsül|kiválaszt|megfogalmaz|megegyez|köszön|kérsz|titok|leírod|leírjuk|felír|kigyűjt|első|probléma)/giu,
  en: /(?<!\p{L})(idea|own|assumption|hypothesis|estimate|choose|state|agree|thanks|ask for|secret|write down|list|collect|first|problem)/giu,
}
export const endings: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(dönt|összevet|növeked|leáll|zárás|bemutat|alap(?!\p{L})|megismétel|szorz|átír|fizet|kérés|végén|teljes)/giu,
  en: /(?<!\p{L})(decide|compare|growth|grow|stop|closing|present|fund|repeat|multipl|rewrite|pay|ask(?!\p{L})|at the end|whole)/giu,
}

export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** A function of a text that works each text out once. */
export const remembered = <T>(make: (text: string) => T) => {
  const known = new Map<string, T>()
  return (text: string): T => {
    const value = known.get(text) ?? make(text)
    known.set(text, value)
    return value
  }
}

/** The first five letters of each longer word: near enough to tell that two texts speak of the same thing. */
export const stems = remembered(
  (text) =>
    new Set(
      (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5)),
    ),
)

export const shared = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((stem) => other.has(stem)).length
