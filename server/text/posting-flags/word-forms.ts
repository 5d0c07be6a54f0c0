/** The forms of Indonesian verbs, so that the lists of words have roots only. */

/** `bayar` as membayar, dibayar, pembayaran and so on. */
export function formsOf(root: string): string[] {
  const stems = [root, ...['kan', 'in', 'i', 'an'].map((suffix) => root + suffix)];
  const bases = [root, `${root}kan`, `${root}i`];
  return [
    ...stems,
    ...bases.flatMap((base) => [`di${base}`, ...activeForms(base)]),
    ...activeForms(root).map((active) => `p${active.slice(1)}an`),
    `ter${root}`,
    `${root}kanlah`,
  ];
}

/** With me-: the first letter decides which, and k, p, s, t may go. */
function activeForms(base: string): string[] {
  const [first = '', rest] = [base[0], base.slice(1)];
  if (first === 'p') return [`mem${rest}`, `mem${base}`];
  if (first === 't') return [`men${rest}`, `men${base}`];
  if (first === 's') return [`meny${rest}`, `men${base}`];
  if (first === 'k') return [`meng${rest}`, `meng${base}`];
  if (/[bfv]/.test(first)) return [`mem${base}`];
  if (/[cdjz]/.test(first)) return [`men${base}`];
  if (/[aeioughx]/.test(first)) return [`meng${base}`];
  return [`me${base}`];
}

/** The word, then what is left of it without an ending or with letters that are drawn out: `biayanya`, `bayaaar`. */
export function* readingsOf(word: string): Generator<string> {
  yield word;
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1');
  if (single !== word) yield single;
  const bare = single.replace(/(?:nya|lah|kah|mu|ku|s)$/u, '');
  if (bare !== single && bare.length > 2) yield bare;
}

/** Each of the one with each of the other; `_` joins the words of a phrase. */
export function pairs(ones: string, others: string, between = '_'): string[] {
  return ones.split(' ').flatMap((one) => others.split(' ').map((other) => `${one}${between}${other}`));
}
