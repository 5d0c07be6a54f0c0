/** Letters of other scripts that look like Latin ones, each with the letter that a reader takes it for. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Cyrillic
    А: 'A', В: 'B', Е: 'E', Ѕ: 'S', І: 'I', Ї: 'I', Ј: 'J', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', Ԛ: 'Q', Ԝ: 'W', Ү: 'Y', Ӏ: 'I', Ԁ: 'D',
    а: 'a', в: 'b', е: 'e', ѕ: 's', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ԛ: 'q', ԝ: 'w', ү: 'y', ӏ: 'l', ԁ: 'd', һ: 'h', ё: 'e',
    // Greek
    Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', Ϲ: 'C', Ϳ: 'J',
    α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w', ϲ: 'c', ϳ: 'j',
    // Armenian, and Latin letters that no accent sets apart
    օ: 'o', ո: 'n', ս: 'u', հ: 'h', ց: 'g', Ս: 'U', Օ: 'O', ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʏ: 'y', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D',
  }),
);

/** The text as it reads: compatibility forms as plain letters, and look-alike letters as the Latin ones. */
export function foldLookAlikes(text: string): string {
  return Array.from(text.normalize('NFKC'), (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}
