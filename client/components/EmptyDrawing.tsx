import classes from './EmptyDrawing.module.css';

/** Small line drawings for empty places, in the page's own colours. */
const drawings = {
  jobs: 'M18 34h60v38H18zM38 34v-8h20v8M18 50h60M44 50v6h8v-6',
  applications: 'M28 18h32l12 12v48H28zM60 18v12h12M38 44h24M38 54h24M38 64h14',
  interviews: 'M20 26h56v50H20zM20 40h56M34 18v14M62 18v14M38 58l7 7 14-15',
  people: 'M48 46a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM24 76c2-16 12-24 24-24s22 8 24 24M76 30h8M80 26v8',
  tokens:
    'M48 22c-14 0-24 5-24 11s10 11 24 11 24-5 24-11-10-11-24-11ZM24 33v15c0 6 10 11 24 11s24-5 24-11V33M24 48v15c0 6 10 11 24 11s24-5 24-11V48',
  search: 'M42 64a22 22 0 1 0 0-44 22 22 0 0 0 0 44ZM58 58l20 20M34 42h16',
  companies: 'M22 78V26h30v52M52 44h22v34M16 78h64M32 38h10M32 50h10M32 62h10M62 56h4M62 66h4',
} as const;

export type DrawingName = keyof typeof drawings;

export function EmptyDrawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 96 96" className={classes.drawing} aria-hidden="true">
      <circle cx="48" cy="48" r="44" className={classes.ground} />
      <path d={drawings[name]} className={classes.line} />
    </svg>
  );
}
