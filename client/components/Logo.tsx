import classes from './Logo.module.css';

/** The mark is a calendar sheet with its tick: a chosen time. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className={classes.mark} aria-hidden="true">
      <rect width="32" height="32" rx="8" className={classes.tile} />
      <path d="M8 12.5h16M12 8v3M20 8v3" className={classes.sheet} />
      <path d="m10.5 19.5 4 4 7.5-8" className={classes.tick} />
    </svg>
  );
}

// The same in every language.
const NAME = 'TemuKerja';

export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name} translate="no">
        {NAME.slice(0, 4)}
        <span className={classes.second}>{NAME.slice(4)}</span>
      </span>
    </span>
  );
}
