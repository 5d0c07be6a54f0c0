import { useTranslations } from 'use-intl/react';
import { Card, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '../../../icons';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import classes from './Applicant.module.css';

type Applicant = ApplicantApplicationFragment['applicant'];

interface SkillsProps {
  label: string;
  skills: readonly string[];
  /** Lower-case names of the job's required skills; these are marked. */
  wanted?: ReadonlySet<string>;
}

function Skills({ label, skills, wanted }: SkillsProps) {
  const t = useTranslations('applicants.abilities');
  return (
    <div>
      <Title order={2} className={classes.smallTitle}>
        {label}
      </Title>
      {skills.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <ul className={classes.skills} aria-label={label}>
          {skills.map((skill) => {
            const isWanted = wanted?.has(skill.toLowerCase()) ?? false;
            return (
              <li key={skill} data-wanted={isWanted || undefined}>
                {isWanted ? <IconCheck size={18} stroke={2.25} aria-label={t('requiredByJob')} role="img" /> : null}
                <span translate="no">{skill}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** What the applicant can do, in the page's largest type. */
export function ApplicantAbilities({ applicant, wanted }: { applicant: Applicant; wanted: readonly string[] }) {
  const t = useTranslations('applicants.abilities');
  const optionText = useOptionText();
  if (!applicant) return null;
  return (
    <Card component="section" aria-label={t('label')} padding="xl">
      <Stack gap="xl">
        <Skills
          label={t('technicalSkills')}
          skills={applicant.technicalSkills}
          wanted={new Set(wanted.map((skill) => skill.toLowerCase()))}
        />
        <Skills label={t('softSkills')} skills={applicant.softSkills} />
        <div>
          <Title order={2} className={classes.smallTitle}>
            {t('education')}
          </Title>
          <p className={classes.large}>
            {applicant.education ? optionText('education', applicant.education) : t('notGiven')}
          </p>
        </div>
        <div>
          <Title order={2} className={classes.smallTitle}>
            {t('workExperience')}
          </Title>
          {applicant.workExperience === null ? (
            <p className={classes.experience}>{t('notGiven')}</p>
          ) : (
            <p className={classes.experience} translate="no">
              {applicant.workExperience}
            </p>
          )}
        </div>
      </Stack>
    </Card>
  );
}
