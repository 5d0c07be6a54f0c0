import { Anchor, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { IconFileText } from '../../../icons';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import { SkillList } from '../../../components/SkillList';
import type { AdminUserRowFragment } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { RowTrail } from '../cells/RowTrail';
import { Missing } from '../cells/Missing';
import { PersonCell } from '../cells/PersonCell';

/** Skills of each group that are shown before "+N more". */
const skillsShown = 2;

function Skills({ technicalSkills, softSkills }: AdminUserRowFragment) {
  const t = useTranslations('adminLists.users');
  if (technicalSkills.length + softSkills.length === 0) return <Missing>{t('noSkills')}</Missing>;
  return (
    <div className={classes.skills}>
      <SkillList skills={technicalSkills} label={t('technicalSkills')} limit={skillsShown} />
      <SkillList skills={softSkills} label={t('softSkills')} limit={skillsShown} />
    </div>
  );
}

export function DocumentLink({ kind, href, owner }: { kind: 'cv' | 'portfolio'; href: string | null; owner: string }) {
  const t = useTranslations('adminLists.users');
  if (!href) return <Missing>{t(`${kind}.none`)}</Missing>;
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener"
      inherit
      className={classes.document}
      aria-label={t(`${kind}.of`, { name: owner })}
    >
      <IconFileText size={16} stroke={1.75} aria-hidden />
      <span>{t(`${kind}.view`)}</span>
    </Anchor>
  );
}

function useColumns(): AdminColumn<AdminUserRowFragment>[] {
  const t = useTranslations('adminLists.users');
  const optionText = useOptionText();
  return [
    {
      header: t('columns.user'),
      kind: 'title',
      cell: ({ id, fullName, pictureUrl, education }) => (
        <PersonCell name={fullName} unnamed={t('unnamed')} pictureUrl={pictureUrl} to={paths.admin.user(id)}>
          <span>{education === null ? t('noEducation') : optionText('education', education)}</span>
          <RowTrail id={id} name={fullName.trim() || t('unnamed')} />
        </PersonCell>
      ),
    },
    {
      header: t('columns.contact'),
      cell: ({ email, phoneNumber }) => (
        <div className={classes.words}>
          <EmailText>{email}</EmailText>
          {phoneNumber ? <Text inherit>{phoneNumber}</Text> : <Missing>{t('noPhoneNumber')}</Missing>}
        </div>
      ),
    },
    { header: t('columns.skills'), hiddenBelow: 'sm', cell: (user) => <Skills {...user} /> },
    {
      header: t('columns.registered'),
      kind: 'figure',
      cell: ({ createdAt }) => (createdAt ? <DateText value={createdAt} zone={WIB} /> : t('noDay')),
    },
    {
      header: t('columns.documents'),
      hiddenBelow: 'xs',
      cell: ({ fullName, cvUrl, portfolioUrl }) => (
        <div className={classes.documents}>
          <DocumentLink kind="cv" href={cvUrl} owner={fullName} />
          <DocumentLink kind="portfolio" href={portfolioUrl} owner={fullName} />
        </div>
      ),
    },
  ];
}

export function UsersTable({ users }: { users: readonly AdminUserRowFragment[] }) {
  const t = useTranslations('adminLists.users');
  return <AdminTable label={t('table')} columns={useColumns()} rows={users} keyOf={({ id }) => id} />;
}
