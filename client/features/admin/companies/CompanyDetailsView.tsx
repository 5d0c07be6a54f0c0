import { Alert, Anchor, Avatar, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { UserText } from '../../../components/UserText';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import type { AdminCompanyDetailsFragment, AdminCompanyDetailsQuery } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import { ChangesSinceDecision } from '../company-decision/ChangesSinceDecision';
import { CompanyStatus, DeedLink } from './CompanyCells';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { CopyableId } from '../cells/CopyableId';
import { decisionsFrom, requestDecision, type DecisionRequest } from '../company-decision/decision';
import { Fact, Facts } from '../details/Facts';
import { TrailLinks } from '../details/TrailLinks';
import classes from '../details/Facts.module.css';
import { MembersOfCompany } from './MembersOfCompany';
import { JobsOfCompany } from '../jobs/JobsOfCompany';
import { RowLink } from '../cells/RowLink';
import { Sentence } from '../../../components/Sentence';

type Company = AdminCompanyDetailsFragment;

interface CompanyDetailsViewProps {
  company: Company;
  answers: AdminCompanyDetailsQuery['adminTrackRecord'] | undefined;
  onDecide: (request: DecisionRequest) => void;
  /** Takes the focus once a decision has changed the buttons. */
  statusRef: Ref<HTMLDivElement>;
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

/** How a company came to its state, and when. */
function History({ company }: { company: Company }) {
  const t = useTranslations('adminDetails.company');
  const { records } = company;
  if (!records) return null;
  const { verifiedAt, verifiedBy, rejectedAt, rejectedBy, waitingAs, waitingSince } = records;
  const at = (value: string) => ({ when: () => <WibInstant value={value} /> });
  const by = (admin: string) => ({ admin, name: (text: ReactNode) => <UserText>{text}</UserText> });
  return (
    <>
      {verifiedAt ? (
        <Line>
          <Sentence>
            {verifiedBy
              ? t.rich('verifiedBy', { ...at(verifiedAt), ...by(verifiedBy.name) })
              : t.rich(company.isImported ? 'verifiedByImport' : 'verified', at(verifiedAt))}
          </Sentence>
        </Line>
      ) : null}
      {rejectedAt ? (
        <Line>
          <Sentence>
            {rejectedBy
              ? t.rich('rejectedBy', { ...at(rejectedAt), ...by(rejectedBy.name) })
              : t.rich('rejected', at(rejectedAt))}
          </Sentence>
        </Line>
      ) : null}
      {waitingAs && waitingSince ? (
        <Line>
          <Sentence>{t.rich(`waiting.${waitingAs}`, at(waitingSince))}</Sentence>
        </Line>
      ) : null}
    </>
  );
}

function Reason({ text }: { text: string | null }) {
  const t = useTranslations('adminDetails.company');
  return (
    <UserText multiline size="sm">
      {text?.trim() || t('noReason')}
    </UserText>
  );
}

function Verification({ company, onDecide, statusRef }: CompanyDetailsViewProps) {
  const t = useTranslations('adminDetails.company');
  const decisionText = useTranslations('adminDetails.decision');
  const { records } = company;
  return (
    <Card component="section" aria-label={t('verification')}>
      <Group justify="space-between" gap="md">
        <div ref={statusRef} tabIndex={-1} className={classes.status}>
          <CompanyStatus company={company} />
          <History company={company} />
        </div>
        <Group gap="sm">
          {records
            ? decisionsFrom(records.verificationStatus).map((decision) => (
                <Button
                  key={decision}
                  variant={decision === 'VERIFY' ? 'filled' : 'default'}
                  onClick={() => onDecide(requestDecision(company, decision))}
                >
                  {decisionText(`${decision}.label`)}
                </Button>
              ))
            : null}
        </Group>
      </Group>
      {records?.waitingAs === 'REVOKED' ? (
        <Alert color="red" title={t('reasonOfRevocation')} mt="md">
          <Reason text={records.revocationNote} />
        </Alert>
      ) : null}
      {records?.verificationStatus === 'REJECTED' ? (
        <>
          <Alert color="red" title={t('reasonOfRejection')} mt="md">
            <Reason text={records.rejectionReason} />
          </Alert>
          <Text size="sm" c="dimmed" mt="sm">
            {t('afterRejection')}
          </Text>
        </>
      ) : null}
    </Card>
  );
}

/** How it answered the applications of the last 90 days; what it could not answer is left out. */
function Answers({ answers }: Pick<CompanyDetailsViewProps, 'answers'>) {
  const t = useTranslations('adminDetails.company.answers');
  if (!answers) return null;
  return (
    <Facts title={t('title')}>
      <Fact label={t('inTime')}>{formatThousands(answers.inTime)}</Fact>
      <Fact label={t('late')}>{formatThousands(answers.late)}</Fact>
      <Fact label={t('notAnswered')}>{formatThousands(answers.notAnswered)}</Fact>
    </Facts>
  );
}

function Website({ url }: { url: string | null }) {
  const t = useTranslations('adminDetails');
  if (!url) return <Missing>{t('notGiven')}</Missing>;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit className={classes.link}>
      <UserText>{url}</UserText>
    </Anchor>
  );
}

export function CompanyDetailsView(props: CompanyDetailsViewProps) {
  const { company } = props;
  const { records } = company;
  const t = useTranslations('adminDetails.company');
  const optionText = useOptionText();
  return (
    <>
      <PageHeader
        title={company.companyName}
        isWritten
        tabTitle={t('tabTitle', { company: company.companyName })}
        context={company.isImported ? t('importedContext') : <UserText>{records?.email}</UserText>}
        back={<BackLink to={paths.admin.companies}>{t('back')}</BackLink>}
        action={
          <Avatar
            translate="no"
            src={company.logoUrl}
            name={company.companyName}
            size="lg"
            radius="md"
            color="teal"
            alt=""
          />
        }
      />
      <Stack gap="md">
        <Verification {...props} />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <Facts title={t('handedIn')}>
            <Fact label={t('npwp')}>{records?.companyNpwp}</Fact>
            <Fact label={t('deed')}>
              <DeedLink companyName={company.companyName} deedUrl={company.records?.deedUrl} />
            </Fact>
            <Fact label={t('address')} written>
              {company.companyAddress}
            </Fact>
            <Fact label={t(company.isImported ? 'imported' : 'registered')}>
              <WibInstant value={company.createdAt} />
            </Fact>
          </Facts>
          <ChangesSinceDecision decision={company.lastDecision} isImported={company.isImported} />
        </SimpleGrid>
        <Facts title={t('facts')}>
          <Fact label={t('industry')}>{company.industry ? optionText('industry', company.industry) : null}</Fact>
          <Fact label={t('size')}>{company.companySize ? optionText('companySize', company.companySize) : null}</Fact>
          <Fact label={t('email')} written={!company.isImported}>
            {company.isImported ? <Missing>{t('noAccount')}</Missing> : records?.email}
          </Fact>
          <Fact label={t('phoneNumber')}>{records?.phoneNumber}</Fact>
          <Fact label={t('website')}>
            <Website url={company.website} />
          </Fact>
          <Fact label={t('tokens')}>
            <RowLink
              to={`${paths.admin.tokenTransactions}?${new URLSearchParams({ search: company.companyName }).toString()}`}
            >
              {company.tokenBalance?.toLocaleString('id-ID') ?? 0}
            </RowLink>
          </Fact>
          <Fact label={t('id')}>
            <CopyableId id={company.id} />
          </Fact>
          <TrailLinks id={company.id} receipts="company" />
          <Fact label={t('description')} wide written>
            {company.description}
          </Fact>
        </Facts>
        <Answers answers={props.answers} />
        {company.isImported ? null : <MembersOfCompany companyId={company.id} />}
        <JobsOfCompany companyId={company.id} />
      </Stack>
    </>
  );
}
