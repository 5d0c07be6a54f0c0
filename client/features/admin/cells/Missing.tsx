import classes from './Cells.module.css';

/** What a field that was left empty shows. */
export function Missing({ children }: { children: string }) {
  return <span className={classes.missing}>{children}</span>;
}
