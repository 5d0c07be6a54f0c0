import classes from './CoinStack.module.css';

/** Stacks that grow with the package: one coin for the smallest tier, six for the largest. */
const places = [
  [24, 34],
  [24, 27],
  [24, 20],
  [12, 34],
  [12, 27],
  [36, 34],
] as const;

/** `tier` is 0 to 5, as `packageIconTier` of the domain says. */
export function CoinStack({ tier }: { tier: number }) {
  const coins = places.slice(0, tier + 1).toSorted(([, one], [, other]) => other - one);
  return (
    <svg viewBox="0 0 48 48" className={classes.coins} aria-hidden="true">
      {coins.map(([x, y]) => (
        <g key={`${x}/${y}`}>
          <path d={`M${x - 10} ${y}v4c0 2.5 4.5 4.5 10 4.5s10-2 10-4.5v-4z`} className={classes.edge} />
          <ellipse cx={x} cy={y} rx="10" ry="4.5" className={classes.face} />
        </g>
      ))}
    </svg>
  );
}
