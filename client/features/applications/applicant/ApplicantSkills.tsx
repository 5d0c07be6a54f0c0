import { useTranslations } from 'use-intl/react';
import { positionsOf } from '../../../../domain/experience';
import { SkillMatch } from '../../../components/SkillMatch';
import { Timeline } from '../../../components/Timeline/Timeline';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import classes from './Applicant.module.css';

interface SkillsProps {
  label: string;
  skills: readonly string[];
}

function Skills({ label, skills }: SkillsProps) {
  const t = useTranslations('applicants.abilities');
  return (
    <div>
      <h3 className={classes.smallTitle}>{label}</h3>
      {skills.length === 0 ? (
        <p className={classes.quiet}>{t('none')}</p>
      ) : (
        <ul className={classes.skills} aria-label={label}>
          {skills.map((skill) => (
            <li key={skill} translate="no">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RequiredProps {
  jobTitle: string;
  required: readonly string[];
  found: readonly string[];
}

/** The job's skills, marked as listed or not: a reading aid, not a score. */
function Required({ jobTitle, required, found }: RequiredProps) {
  const t = useTranslations('applicants.abilities');
  return (
    <div>
      <h2 className={classes.sectionTitle}>{t('matches', { found: found.length, required: required.length })}</h2>
      <p className={classes.quiet}>{t.rich('requiredBy', { job: () => <span translate="no">{jobTitle}</span> })}</p>
      <div className={classes.required}>
        <SkillMatch required={required} found={found} label={t('requiredSkills')} />
      </div>
    </div>
  );
}

/** Position by position where the text has years, else as it is written. */
function Experience({ text, label }: { text: string; label: string }) {
  const positions = positionsOf(text);
  if (!positions) {
    return (
      <p className={classes.experience} translate="no">
        {text}
      </p>
    );
  }
  const entries = positions.map(({ years, title, details }, index) => ({
    key: String(index),
    content: (
      <div className={classes.position} translate="no">
        <span className={classes.years}>{years}</span>
        <div>
          <strong>{title}</strong>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </div>
      </div>
    ),
  }));
  return (
    <div className={classes.positions}>
      <Timeline entries={entries} label={label} />
    </div>
  );
}

/** What the applicant can do: what the job asks for first. */
export function ApplicantSkills({ application }: { application: ApplicantApplicationFragment }) {
  const t = useTranslations('applicants.abilities');
  const optionText = useOptionText();
  const { applicant, job, skillsFound } = application;
  if (!applicant) return null;
  const found = skillsFound ?? [];
  const isSaid = new Set(found.map((skill) => skill.toLowerCase()));
  const others = applicant.technicalSkills.filter((skill) => !isSaid.has(skill.toLowerCase()));
  return (
    <>
      <section className={classes.card} aria-label={t('label')}>
        {job && job.skills.length > 0 ? (
          <Required jobTitle={application.jobTitle} required={job.skills} found={found} />
        ) : null}
        <Skills label={t(job ? 'otherTechnicalSkills' : 'technicalSkills')} skills={others} />
        <Skills label={t('softSkills')} skills={applicant.softSkills} />
      </section>
      <section className={classes.card} aria-label={t('workExperience')}>
        <div>
          <h2 className={classes.sectionTitle}>{t('workExperience')}</h2>
          {applicant.workExperience === null ? (
            <p className={classes.quiet}>{t('notGiven')}</p>
          ) : (
            <Experience text={applicant.workExperience} label={t('workExperience')} />
          )}
        </div>
        <div>
          <h3 className={classes.smallTitle}>{t('education')}</h3>
          <p className={classes.education}>
            {applicant.education ? optionText('education', applicant.education) : t('notGiven')}
          </p>
        </div>
      </section>
    </>
  );
}
