import { useTranslations } from 'use-intl/react';
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
  const t = useTranslations('portal.skills');
  if (skills.length === 0) return null;
  const more = skills.length - limit;
  return (
    <ul className={classes.list} aria-label={label}>
      {skills.slice(0, limit).map((skill) => (
        <li key={skill} className={classes.skill} translate="no">
          {skill}
        </li>
      ))}
      {more > 0 ? <li className={classes.more}>{t('more', { count: String(more) })}</li> : null}
    </ul>
  );
}
