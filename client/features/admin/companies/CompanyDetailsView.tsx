import { Alert, Anchor, Avatar, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import { NO_REJECTION_REASON } from '../../../../domain/verification';
import { paths } from '../../../app/paths';
import { AsWritten } from '../../../components/AsWritten';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import type { AdminCompanyDetailsFragment } from '../../../graphql/generated';
import { ChangesSinceDecision } from '../company-decision/ChangesSinceDecision';
import { CompanyStatus, DeedLink, Missing, WibInstant } from './CompanyCells';
import { CopyableId } from '../list/CopyableId';
import { decisionsFrom, decisionWords, requestDecision, type DecisionRequest } from '../company-decision/decision';
import { Fact, Facts } from '../details/Facts';
import classes from '../details/Facts.module.css';
import { JobsOfCompany } from '../jobs/JobsOfCompany';
import { RowLink } from '../list/RowLink';
import { waitingWords } from './waiting-words';

type Company = AdminCompanyDetailsFragment;

interface CompanyDetailsViewProps {
  company: Company;
  onDecide: (request: DecisionRequest) => void;
  /** Takes the focus once a decision has changed the buttons. */
  statusRef: Ref<HTMLDivElement>;
}

function Verification({ company, onDecide, statusRef }: CompanyDetailsViewProps) {
  const { records } = company;
  return (
    <Card component="section" aria-label="Verification">
      <Group justify="space-between" gap="md">
        <div ref={statusRef} tabIndex={-1} className={classes.status}>
          <CompanyStatus company={company} />
          {records?.verifiedAt ? (
            <Text size="sm" c="dimmed">
              {company.isImported && !records.verifiedBy ? 'Verified by the import' : 'Verified'} on{' '}
              <WibInstant value={records.verifiedAt} />
              {records.verifiedBy ? ` by ${records.verifiedBy.name}` : null}
            </Text>
          ) : null}
          {records?.rejectedAt ? (
            <Text size="sm" c="dimmed">
              Rejected on <WibInstant value={records.rejectedAt} />
              {records.rejectedBy ? ` by ${records.rejectedBy.name}` : null}
            </Text>
          ) : null}
          {records?.waitingAs && records.waitingSince ? (
            <Text size="sm" c="dimmed">
              {waitingWords[records.waitingAs]}, waiting since <WibInstant value={records.waitingSince} />
            </Text>
          ) : null}
        </div>
        <Group gap="sm">
          {records
            ? decisionsFrom(records.verificationStatus).map((decision) => (
                <Button
                  key={decision}
                  variant={decision === 'VERIFY' ? 'filled' : 'default'}
                  onClick={() => onDecide(requestDecision(company, decision))}
                >
                  {decisionWords[decision].label}
                </Button>
              ))
            : null}
        </Group>
      </Group>
      {records?.waitingAs === 'REVOKED' ? (
        <Alert color="red" title="Reason of the revocation" mt="md">
          <AsWritten size="sm">{records.revocationNote?.trim() || NO_REJECTION_REASON}</AsWritten>
        </Alert>
      ) : null}
      {records?.verificationStatus === 'REJECTED' ? (
        <>
          <Alert color="red" title="Reason of the rejection" mt="md">
            <AsWritten size="sm">{records.rejectionReason?.trim() || NO_REJECTION_REASON}</AsWritten>
          </Alert>
          <Text size="sm" c="dimmed" mt="sm">
            It waits for a decision again once it has edited its profile.
          </Text>
        </>
      ) : null}
    </Card>
  );
}

function Website({ url }: { url: string | null }) {
  if (!url) return <Missing>Not given</Missing>;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit className={classes.link}>
      {url}
    </Anchor>
  );
}

export function CompanyDetailsView(props: CompanyDetailsViewProps) {
  const { company } = props;
  const { records } = company;
  return (
    <>
      <PageHeader
        title={company.companyName}
        tabTitle={`Company Details: ${company.companyName}`}
        context={company.isImported ? 'Imported with job postings; nobody has signed up for it.' : records?.email}
        back={<BackLink to={paths.admin.companies}>Companies</BackLink>}
        action={<Avatar src={company.logoUrl} name={company.companyName} size="lg" radius="md" color="teal" alt="" />}
      />
      <Stack gap="md">
        <Verification {...props} />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <Facts title="Handed in">
            <Fact label="NPWP">{records?.companyNpwp}</Fact>
            <Fact label="Deed of establishment">
              <DeedLink company={company} />
            </Fact>
            <Fact label="Address">{company.companyAddress}</Fact>
            <Fact label={company.isImported ? 'Imported' : 'Registered'}>
              <WibInstant value={company.createdAt} />
            </Fact>
          </Facts>
          <ChangesSinceDecision decision={company.lastDecision} isImported={company.isImported} />
        </SimpleGrid>
        <Facts title="Company">
          <Fact label="Industry">{company.industry}</Fact>
          <Fact label="Company size">{company.companySize}</Fact>
          <Fact label="Email">{company.isImported ? <Missing>Nobody has signed up</Missing> : records?.email}</Fact>
          <Fact label="Phone number">{records?.phoneNumber}</Fact>
          <Fact label="Website">
            <Website url={company.website} />
          </Fact>
          <Fact label="Tokens">
            <RowLink
              to={`${paths.admin.tokenTransactions}?${new URLSearchParams({ search: company.companyName }).toString()}`}
            >
              {company.tokenBalance?.toLocaleString('id-ID') ?? 0}
            </RowLink>
          </Fact>
          <Fact label="Company ID">
            <CopyableId id={company.id} />
          </Fact>
          <Fact label="Description" wide>
            {company.description}
          </Fact>
        </Facts>
        <JobsOfCompany companyId={company.id} />
      </Stack>
    </>
  );
}
