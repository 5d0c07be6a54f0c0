import classes from './ModalLoading.module.css';

/** Between a press and the window that it opens, while its code is on the way. */
export function ModalLoading() {
  return (
    <div className={classes.place} role="status">
      <span className={classes.words}>Loading...</span>
    </div>
  );
}
