import classes from './SkipLink.module.css';

export const mainId = 'main';

/** First stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={classes.link}>
      Skip to content
    </a>
  );
}
