export interface MaskCell {
  x: number;
  y: number;
  round: boolean;
}

export interface MaskPattern {
  /** Degrees. */
  tilt: number;
  tone: 0 | 1 | 2;
  cells: MaskCell[];
}

/** FNV-1a: small, stable between sessions, and no secret is behind it. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A mirrored pattern like that of a woven cloth: the same for the same seed, on a 40 by 40 sheet. */
export function patternOf(seed: string): MaskPattern {
  const hash = hashOf(seed);
  const cells: MaskPattern['cells'] = [];
  for (let index = 0; index < 8; index += 1) {
    if (((hash >> index) & 1) === 0) continue;
    const x = index % 2 === 0 ? 2 : 11;
    const y = 2 + Math.floor(index / 2) * 9.3;
    const round = ((hash >> (index + 8)) & 1) === 1;
    cells.push({ x, y, round }, { x: 30 - x + 0.5, y, round });
  }
  return { tilt: ((hash >> 20) & 3) * 45, tone: ((hash >>> 24) % 3) as 0 | 1 | 2, cells };
}
