import { useTranslations } from 'use-intl/react';
import { useOptionText } from '../../../language/formats';
import { Anchor, Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '../../../icons';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import type { SeekerProfileFieldsFragment } from '../../../graphql/generated';
import { CompletionBar } from '../CompletionBar';
import classes from './SeekerProfile.module.css';

interface SeekerProps {
  seeker: SeekerProfileFieldsFragment;
}

function Missing() {
  const t = useTranslations('seeker.profile');
  return <span className={classes.missing}>{t('missing')}</span>;
}

interface FactProps {
  label: string;
  /** `no` for what a person wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ label, translate, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate={children ? translate : undefined}>
        {children || <Missing />}
      </dd>
    </div>
  );
}

function Skills({ label, skills }: { label: string; skills: readonly string[] }) {
  const t = useTranslations('seeker.profile');
  return (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {skills.length > 0 ? <SkillList skills={skills} label={label} /> : <Text c="dimmed">{t('missing')}</Text>}
    </div>
  );
}

function Documents({ seeker }: SeekerProps) {
  const t = useTranslations('seeker.profile');
  const files = [
    ['viewCv', seeker.cvUrl],
    ['viewPortfolio', seeker.portfolioUrl],
  ] as const;
  if (files.every(([, url]) => !url)) return null;
  return (
    <SectionCard title={t('documents')}>
      <Group gap="lg">
        {files.map(([label, url]) =>
          url ? (
            <Anchor key={label} href={url} target="_blank" rel="noopener" className={classes.file}>
              <span>{t(label)}</span>
              <IconExternalLink size={16} stroke={1.75} aria-hidden />
            </Anchor>
          ) : null,
        )}
      </Group>
    </SectionCard>
  );
}

/** The own profile, to read. */
export function SeekerProfileView({ seeker, onEdit }: SeekerProps & { onEdit: () => void }) {
  const t = useTranslations('seeker.profile');
  const titles = useTranslations('seeker.titles');
  const optionText = useOptionText();
  return (
    <>
      <PageHeader
        title={titles('profile')}
        context={t('context')}
        action={<Button onClick={onEdit}>{t('edit')}</Button>}
      />
      <Stack gap="lg">
        <SectionCard title={t('completion')}>
          <CompletionBar percent={seeker.profileCompletion} missing={seeker.missingParts} />
        </SectionCard>
        <SectionCard title={t('basic')}>
          <Group gap="md" mb="lg" wrap="nowrap">
            <Avatar src={seeker.pictureUrl} name={seeker.fullName} size={64} color="teal" alt="" />
            <Text fw={700} size="lg" className={classes.name} translate="no">
              {seeker.fullName}
            </Text>
          </Group>
          <dl className={classes.facts}>
            <Fact label={t('email')} translate="no">
              {seeker.email}
            </Fact>
            <Fact label={t('phoneNumber')} translate="no">
              {seeker.phoneNumber}
            </Fact>
          </dl>
        </SectionCard>
        <SectionCard title={t('professional')}>
          <Stack gap="lg">
            <dl className={classes.facts}>
              <Fact label={t('education')}>{seeker.education ? optionText('education', seeker.education) : null}</Fact>
            </dl>
            <dl className={classes.facts}>
              <Fact label={t('workExperience')} translate="no">
                {seeker.workExperience}
              </Fact>
            </dl>
            <Skills label={t('technicalSkills')} skills={seeker.technicalSkills} />
            <Skills label={t('softSkills')} skills={seeker.softSkills} />
          </Stack>
        </SectionCard>
        <Documents seeker={seeker} />
      </Stack>
    </>
  );
}
