/** How many equal parts make a whole profile. */
export const PROFILE_PARTS = 9;

/** The parts behind the server's whole percent: 67 percent are 6 of 9. */
export function partsFilled(percent: number): number {
  return Math.round((percent / 100) * PROFILE_PARTS);
}
