/** The nasal that me- and pe- take before the first letter of a stem: `bantu` gives `membantu`, `tulis` gives `menulis`. */
const NASALS = {
  m: ['p', 'b', 'f'],
  n: ['t', 'd', 'c', 'j'],
  ny: ['s'],
  ng: ['k', 'g', 'h', 'a', 'i', 'u', 'e', 'o'],
  '': ['l', 'm', 'n', 'r', 'w', 'y'],
} as const;
/** Letters that their nasal replaces. */
const LOST = 'ptsk';
const MIN_STEM_LENGTH = 4;

const PREFIXED = Object.entries(NASALS).flatMap(([nasal, letters]) => letters.map((letter) => ({ nasal, letter })));

/** The forms of a stem with me-, pe- and ber-, each also with -an. */
function formsOf(stem: string): string[] {
  const nasal = PREFIXED.find(({ letter }) => letter === stem.charAt(0))?.nasal ?? '';
  const rest = nasal + (LOST.includes(stem.charAt(0)) ? stem.slice(1) : stem);
  return [stem, `me${rest}`, `pe${rest}`, `pe${stem}`, `ber${stem}`].flatMap((form) => [form, `${form}an`]);
}

/** All stems that could have this form; it may be a stem itself. */
export function stemsOf(word: string): string[] {
  const stems = new Set<string>();
  for (const form of word.endsWith('an') ? [word, word.slice(0, -2)] : [word]) {
    stems.add(form);
    if (form.startsWith('ber')) stems.add(form.slice('ber'.length));
    if (form.startsWith('pe')) stems.add(form.slice('pe'.length));
    if (!/^[mp]e/.test(form)) continue;
    for (const { nasal, letter } of PREFIXED) {
      const rest = form.slice('me'.length);
      if (!rest.startsWith(nasal)) continue;
      const bare = rest.slice(nasal.length);
      if (LOST.includes(letter)) stems.add(letter + bare);
      else if (bare.startsWith(letter)) stems.add(bare);
    }
  }
  return [...stems].filter((stem) => stem.length >= MIN_STEM_LENGTH);
}

/** Other forms of a word by light affixes (me-, pe-, ber-, -an), as far as `exists` knows them: where both forms occur. */
export function otherForms(word: string, exists: (form: string) => boolean): string[] {
  if (!exists(word)) return [];
  const forms = new Set(stemsOf(word).flatMap((stem) => formsOf(stem)));
  forms.delete(word);
  return [...forms].filter(exists);
}
