import classes from './Insights.module.css';

/** The plot inside its table: the figure beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <td className={classes.plot} aria-hidden>
      <span className={classes.bar} style={{ width: `${share * 100}%` }} />
    </td>
  );
}
