/* oxlint-disable typescript/no-non-null-assertion -- rows of a table, whose indexes are in bounds by construction */

/**
 * How many letters have to be added, dropped, replaced or swapped with their neighbour to make one word of the other
 * (Damerau's distance, each letter touched once); `most + 1` when it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || fewestEdits(one, other) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const distance = Math.min(
        last[at]! + 1,
        now[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : most + 1,
      );
      now.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return Math.min(last[other.length]!, most + 1);
}

/** A lower bound from the letters that only one word has: an edit removes one, adds one, or both. */
const fewestEdits = (one: string, other: string): number => bitsIn(lettersOf(one) ^ lettersOf(other)) / 2;

/** A bit for each letter; some characters share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
