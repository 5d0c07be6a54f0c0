import classes from './SkillList.module.css';

export interface SkillListProps {
  skills: readonly string[];
  /** What the list is, for screen readers. */
  label: string;
  /** How many are shown before "+3 more"; all when missing. */
  limit?: number;
}

/** Skills as short words side by side. */
export function SkillList({ skills, label, limit = skills.length }: SkillListProps) {
  if (skills.length === 0) return null;
  const more = skills.length - limit;
  return (
    <ul className={classes.list} aria-label={label}>
      {skills.slice(0, limit).map((skill) => (
        <li key={skill} className={classes.skill}>
          {skill}
        </li>
      ))}
      {more > 0 ? <li className={classes.more}>+{more} more</li> : null}
    </ul>
  );
}
