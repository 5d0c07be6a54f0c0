import { Avatar, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { SkillList } from '../../../components/SkillList';
import { useAdminUserDetailsQuery, type AdminUserDetailsQuery } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import { ApplicationsOf } from '../applications/ApplicationsOf';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { CopyableId } from '../cells/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { TrailLinks } from '../details/TrailLinks';
import { RowLink } from '../cells/RowLink';
import { UserText } from '../../../components/UserText';
import { DocumentLink } from './UsersTable';

function Skills({ skills, label, missing }: { skills: string[]; label: string; missing: string }) {
  return skills.length > 0 ? <SkillList skills={skills} label={label} /> : <Missing>{missing}</Missing>;
}

function UserView({ user, company }: NonNullable<AdminUserDetailsQuery['adminUser']>) {
  const t = useTranslations('adminDetails.user');
  const optionText = useOptionText();
  const unnamed = useTranslations('adminLists.users')('unnamed');
  const name = user.fullName.trim() || unnamed;
  return (
    <>
      <PageHeader
        title={name}
        isWritten
        tabTitle={t('tabTitle', { name })}
        context={<UserText>{user.email}</UserText>}
        back={<BackLink to={paths.admin.users}>{t('back')}</BackLink>}
        action={<Avatar translate="no" src={user.pictureUrl} name={name} size="lg" color="teal" alt="" />}
      />
      <Stack gap="md">
        <Facts title={t('contact')}>
          <Fact label={t('email')} written>
            {user.email}
          </Fact>
          <Fact label={t('phoneNumber')}>{user.phoneNumber}</Fact>
          <Fact label={t('registered')}>
            <WibInstant value={user.createdAt} />
          </Fact>
          <Fact label={t('id')}>
            <CopyableId id={user.id} />
          </Fact>
          <TrailLinks id={user.id} receipts="user" />
          {company ? (
            <Fact label={t('company')}>
              <RowLink to={paths.admin.companyDetails(company.id)}>{company.companyName}</RowLink>
            </Fact>
          ) : null}
        </Facts>
        <Facts title={t('profile')}>
          <Fact label={t('education')}>{user.education ? optionText('education', user.education) : null}</Fact>
          <Fact label={t('completion')}>{`${user.profileCompletion}%`}</Fact>
          <Fact label={t('technicalSkills')}>
            <Skills skills={user.technicalSkills} label={t('technicalSkills')} missing={t('noSkills')} />
          </Fact>
          <Fact label={t('softSkills')}>
            <Skills skills={user.softSkills} label={t('softSkills')} missing={t('noSkills')} />
          </Fact>
          <Fact label={t('cv')}>
            <DocumentLink kind="cv" href={user.cvUrl} owner={name} />
          </Fact>
          <Fact label={t('portfolio')}>
            <DocumentLink kind="portfolio" href={user.portfolioUrl} owner={name} />
          </Fact>
          <Fact label={t('workExperience')} wide written>
            {user.workExperience}
          </Fact>
        </Facts>
        <ApplicationsOf filter={{ userId: user.id }} none={t('noApplications')} />
      </Stack>
    </>
  );
}

function UserDetails({ id }: { id: string }) {
  const t = useTranslations('adminDetails.user');
  const title = useTranslations('adminDetails.titles')('user');
  const { data, error, refetch } = useAdminUserDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminUser}
      error={error}
      refetch={refetch}
      title={title}
      texts={{ missing: t('missing'), failed: t('failed') }}
      list={{ to: paths.admin.users, label: t('backToList') }}
    >
      {(details) => <UserView {...details} />}
    </DetailPage>
  );
}

export function UserDetailsPage() {
  const { userId = '' } = useParams();
  return <UserDetails key={userId} id={userId} />;
}
