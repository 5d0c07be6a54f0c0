import { Avatar, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { SkillList } from '../../../components/SkillList';
import { useAdminUserDetailsQuery, type AdminUserDetailsQuery } from '../../../graphql/generated';
import { ApplicationsOf } from '../applications/ApplicationsOf';
import { Missing, WibInstant } from '../companies/CompanyCells';
import { CopyableId } from '../list/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { RowLink } from '../list/RowLink';
import { DocumentLink } from './UsersTable';

type Details = NonNullable<AdminUserDetailsQuery['adminUser']>;

const texts = { missing: 'User profile not found', failed: 'Failed to get user data. Please try again.' };

function Skills({ skills, label, missing }: { skills: string[]; label: string; missing: string }) {
  return skills.length > 0 ? <SkillList skills={skills} label={label} /> : <Missing>{missing}</Missing>;
}

function UserView({ user, company }: Details) {
  const name = user.fullName.trim() || 'Unnamed User';
  return (
    <>
      <PageHeader
        title={name}
        tabTitle={`User: ${name}`}
        context={user.email}
        back={<BackLink to={paths.admin.users}>Users</BackLink>}
        action={<Avatar src={user.pictureUrl} name={name} size="lg" color="teal" alt="" />}
      />
      <Stack gap="md">
        <Facts title="Contact">
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Phone number">{user.phoneNumber}</Fact>
          <Fact label="Registered">
            <WibInstant value={user.createdAt} />
          </Fact>
          <Fact label="User ID">
            <CopyableId id={user.id} />
          </Fact>
          {company ? (
            <Fact label="Company of the same account">
              <RowLink to={paths.admin.companyDetails(company.id)}>{company.companyName}</RowLink>
            </Fact>
          ) : null}
        </Facts>
        <Facts title="Profile">
          <Fact label="Education">{user.education}</Fact>
          <Fact label="Profile completion">{user.profileCompletion}%</Fact>
          <Fact label="Technical skills">
            <Skills skills={user.technicalSkills} label="Technical skills" missing="None" />
          </Fact>
          <Fact label="Soft skills">
            <Skills skills={user.softSkills} label="Soft skills" missing="None" />
          </Fact>
          <Fact label="CV">
            <DocumentLink href={user.cvUrl} word="View CV" missing="No CV" owner={name} />
          </Fact>
          <Fact label="Portfolio">
            <DocumentLink href={user.portfolioUrl} word="Portfolio" missing="No Portfolio" owner={name} />
          </Fact>
          <Fact label="Work experience" wide>
            {user.workExperience}
          </Fact>
        </Facts>
        <ApplicationsOf filter={{ userId: user.id }} none="This person has not applied to any job yet." />
      </Stack>
    </>
  );
}

function UserDetails({ id }: { id: string }) {
  const { data, error, refetch } = useAdminUserDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminUser}
      error={error}
      refetch={refetch}
      title="User"
      texts={texts}
      list={{ to: paths.admin.users, label: 'Back to users' }}
    >
      {(details) => <UserView {...details} />}
    </DetailPage>
  );
}

export function UserDetailsPage() {
  const { userId = '' } = useParams();
  return <UserDetails key={userId} id={userId} />;
}
