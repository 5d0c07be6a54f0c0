import { Anchor, Text } from '@mantine/core';
import { IconFileText } from '../../../icons';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import { SkillList } from '../../../components/SkillList';
import type { AdminUserRowFragment } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { Missing } from '../companies/CompanyCells';
import { PersonCell } from '../list/PersonCell';

/** Skills of each group that are shown before "+N more". */
const skillsShown = 2;

function Skills({ technicalSkills, softSkills }: AdminUserRowFragment) {
  if (technicalSkills.length + softSkills.length === 0) return <Missing>No skills listed</Missing>;
  return (
    <div className={classes.skills}>
      <SkillList skills={technicalSkills} label="Technical skills" limit={skillsShown} />
      <SkillList skills={softSkills} label="Soft skills" limit={skillsShown} />
    </div>
  );
}

export function DocumentLink({
  href,
  word,
  missing,
  owner,
}: {
  href: string | null;
  word: string;
  missing: string;
  owner: string;
}) {
  if (!href) return <Missing>{missing}</Missing>;
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener"
      inherit
      className={classes.document}
      aria-label={`${word} of ${owner} (opens in a new tab)`}
    >
      <IconFileText size={16} stroke={1.75} aria-hidden />
      {word}
    </Anchor>
  );
}

const columns: AdminColumn<AdminUserRowFragment>[] = [
  {
    header: 'User',
    kind: 'title',
    cell: ({ id, fullName, pictureUrl, education }) => (
      <PersonCell name={fullName} unnamed="Unnamed User" pictureUrl={pictureUrl} to={paths.admin.user(id)}>
        {education ?? 'No education info'}
      </PersonCell>
    ),
  },
  {
    header: 'Contact',
    cell: ({ email, phoneNumber }) => (
      <div className={classes.words}>
        <EmailText>{email}</EmailText>
        {phoneNumber ? <Text inherit>{phoneNumber}</Text> : <Missing>No phone number</Missing>}
      </div>
    ),
  },
  { header: 'Skills', hiddenBelow: 'sm', cell: (user) => <Skills {...user} /> },
  {
    header: 'Registered',
    kind: 'figure',
    cell: ({ createdAt }) => (createdAt ? <DateText value={createdAt} /> : 'N/A'),
  },
  {
    header: 'Documents',
    hiddenBelow: 'xs',
    cell: ({ fullName, cvUrl, portfolioUrl }) => (
      <div className={classes.documents}>
        <DocumentLink href={cvUrl} word="View CV" missing="No CV" owner={fullName} />
        <DocumentLink href={portfolioUrl} word="Portfolio" missing="No Portfolio" owner={fullName} />
      </div>
    ),
  },
];

export function UsersTable({ users }: { users: readonly AdminUserRowFragment[] }) {
  return <AdminTable label="Users" columns={columns} rows={users} keyOf={({ id }) => id} />;
}
