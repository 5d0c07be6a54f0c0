import { Card, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '../../../icons';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import classes from './Applicant.module.css';

type Applicant = ApplicantApplicationFragment['applicant'];

interface SkillsProps {
  label: string;
  skills: readonly string[];
  /** Lower-case names of the job's required skills; these are marked. */
  wanted?: ReadonlySet<string>;
}

function Skills({ label, skills, wanted }: SkillsProps) {
  return (
    <div>
      <Title order={2} className={classes.smallTitle}>
        {label}
      </Title>
      {skills.length === 0 ? (
        <Text c="dimmed">None listed</Text>
      ) : (
        <ul className={classes.skills} aria-label={label}>
          {skills.map((skill) => {
            const isWanted = wanted?.has(skill.toLowerCase()) ?? false;
            return (
              <li key={skill} data-wanted={isWanted || undefined}>
                {isWanted ? <IconCheck size={18} stroke={2.25} aria-label="Required by the job:" role="img" /> : null}
                {skill}
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
  if (!applicant) return null;
  return (
    <Card component="section" aria-label="What the applicant can do" padding="xl">
      <Stack gap="xl">
        <Skills
          label="Technical skills"
          skills={applicant.technicalSkills}
          wanted={new Set(wanted.map((skill) => skill.toLowerCase()))}
        />
        <Skills label="Soft skills" skills={applicant.softSkills} />
        <div>
          <Title order={2} className={classes.smallTitle}>
            Education
          </Title>
          <p className={classes.large}>{applicant.education ?? 'Not given'}</p>
        </div>
        <div>
          <Title order={2} className={classes.smallTitle}>
            Work experience
          </Title>
          <p className={classes.experience}>{applicant.workExperience ?? 'Not given'}</p>
        </div>
      </Stack>
    </Card>
  );
}
