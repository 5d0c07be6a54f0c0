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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children || <span className={classes.missing}>Not added yet</span>}</dd>
    </div>
  );
}

function Skills({ label, skills }: { label: string; skills: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {skills.length > 0 ? <SkillList skills={skills} label={label} /> : <Text c="dimmed">Not added yet</Text>}
    </div>
  );
}

function Documents({ seeker }: SeekerProps) {
  const files = [
    ['View CV', seeker.cvUrl],
    ['View portfolio', seeker.portfolioUrl],
  ] as const;
  if (files.every(([, url]) => !url)) return null;
  return (
    <SectionCard title="Documents">
      <Group gap="lg">
        {files.map(([label, url]) =>
          url ? (
            <Anchor key={label} href={url} target="_blank" rel="noopener" className={classes.file}>
              {label}
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
  return (
    <>
      <PageHeader
        title="Profile"
        context="Companies see your skills, education and experience first. Your identity is shown only after they accept you."
        action={<Button onClick={onEdit}>Edit Profile</Button>}
      />
      <Stack gap="lg">
        <SectionCard title="Profile Completion">
          <CompletionBar percent={seeker.profileCompletion} />
        </SectionCard>
        <SectionCard title="Basic Information">
          <Group gap="md" mb="lg" wrap="nowrap">
            <Avatar src={seeker.pictureUrl} name={seeker.fullName} size={64} color="teal" alt="" />
            <Text fw={700} size="lg" className={classes.name}>
              {seeker.fullName}
            </Text>
          </Group>
          <dl className={classes.facts}>
            <Fact label="Email">{seeker.email}</Fact>
            <Fact label="Phone number">{seeker.phoneNumber}</Fact>
          </dl>
        </SectionCard>
        <SectionCard title="Professional Information">
          <Stack gap="lg">
            <dl className={classes.facts}>
              <Fact label="Education">{seeker.education}</Fact>
            </dl>
            <dl className={classes.facts}>
              <Fact label="Work experience">{seeker.workExperience}</Fact>
            </dl>
            <Skills label="Technical skills" skills={seeker.technicalSkills} />
            <Skills label="Soft skills" skills={seeker.softSkills} />
          </Stack>
        </SectionCard>
        <Documents seeker={seeker} />
      </Stack>
    </>
  );
}
