import classes from './EmailText.module.css';

/** An e-mail address on one line. One that is too long ends in dots; the whole of it is its title, and read aloud. */
export function EmailText({ children }: { children: string }) {
  return (
    <span className={classes.email} title={children} translate="no">
      {children}
    </span>
  );
}
