import { Anchor, Card, Text, Title } from '@mantine/core';
import type { CompanyProfileField } from '../../../../domain/company-profile';
import { AsWritten } from '../../../components/AsWritten';
import type { AdminCompanyDetailsFragment } from '../../../graphql/generated';
import { WibInstant } from '../companies/CompanyCells';
import classes from './ChangesSinceDecision.module.css';

type Decision = NonNullable<AdminCompanyDetailsFragment['lastDecision']>;
type Change = NonNullable<Decision['changes']>[number];

const fieldNames: Record<CompanyProfileField, string> = {
  COMPANY_NAME: 'Company name',
  NPWP: 'NPWP',
  DEED: 'Deed of establishment',
  ADDRESS: 'Address',
  PHONE_NUMBER: 'Phone number',
  INDUSTRY: 'Industry',
  COMPANY_SIZE: 'Company size',
  WEBSITE: 'Website',
  DESCRIPTION: 'Description',
  LOGO: 'Logo',
};

const decided = { VERIFY: 'Verified', REJECT: 'Rejected', REVOKE: 'Revoked' } as const;

const isFile = (field: CompanyProfileField): boolean => field === 'DEED' || field === 'LOGO';

/** The present file can be opened; the one before is no longer kept. */
function Now({ field, now }: Change) {
  if (now === null) return 'Nothing';
  if (!isFile(field)) return now;
  return (
    <Anchor href={now} target="_blank" rel="noopener" inherit className={classes.link}>
      View {fieldNames[field].toLowerCase()}
    </Anchor>
  );
}

function ChangeLine({ change }: { change: Change }) {
  return (
    <div className={classes.change}>
      <dt className={classes.field}>{fieldNames[change.field]}</dt>
      <dd className={classes.value}>
        <span className={classes.when}>Before</span>
        <del className={classes.before}>{change.before ?? 'Nothing'}</del>
      </dd>
      <dd className={classes.value}>
        <span className={classes.when}>Now</span>
        <ins className={classes.now}>
          <Now {...change} />
        </ins>
      </dd>
    </div>
  );
}

function Changes({ changes }: { changes: Decision['changes'] }) {
  if (changes === null)
    return (
      <Text c="dimmed">Profile changes were not yet recorded at the time of that decision, so they are not known.</Text>
    );
  if (changes.length === 0) return <Text>Nothing has changed since.</Text>;
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </dl>
  );
}

/** What the company edited after the last decision, field by field: what a new decision is about. */
export function ChangesSinceDecision({ decision, isImported }: { decision: Decision | null; isImported: boolean }) {
  return (
    <Card component="section" aria-labelledby="changes-since">
      <Title order={2} id="changes-since" mb="md">
        Changed since the last decision
      </Title>
      {decision ? (
        <>
          <AsWritten size="sm" c="dimmed" mb="sm">
            {decided[decision.decision]} by {decision.adminName} on <WibInstant value={decision.timestamp} />
            {decision.comment ? `: ${decision.comment}` : ''}
          </AsWritten>
          <Changes changes={decision.changes} />
        </>
      ) : (
        <Text>
          {isImported
            ? 'No administrator has decided about it: the import verified it with its job postings.'
            : 'Nothing has been decided yet: everything here is new.'}
        </Text>
      )}
    </Card>
  );
}
