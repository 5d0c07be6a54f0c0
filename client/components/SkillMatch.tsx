import { useTranslations } from 'use-intl/react';
import { IconCheck } from '../icons';
import classes from './SkillMatch.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SkillMatchProps {
  /** The skills that the job asks for. */
  required: readonly string[];
  /** Those of them that the profile lists. */
  found: readonly string[];
}

/** `3 of 4 skills`. A reading aid, not a score. */
export function SkillCount({ required, found }: SkillMatchProps) {
  const t = useTranslations('portal.skills');
  const count = required.filter((skill) => found.includes(skill)).length;
  const all = required.length;
  if (all === 0) return null;
  return (
    <span className={classes.count} data-none={count === 0 || undefined}>
      {t('match', { found: String(count), all: String(all) })}
    </span>
  );
}

/** The skills as chips: one found has a tick, one not listed is dashed and grey, never red. */
export function SkillMatch({ required, found, label }: SkillMatchProps & { label: string }) {
  const t = useTranslations('portal.skills');
  return (
    <ul className={classes.skills} aria-label={label}>
      {required.map((skill) => {
        const isFound = found.includes(skill);
        return (
          <li key={skill} className={classes.skill} data-found={isFound || undefined}>
            {isFound ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
            <span translate="no">{skill}</span>
            {isFound ? null : <VisuallyHidden>, {t('notListed')}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
