import { Anchor, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { CompanyProfileField } from '../../../../domain/company-profile';
import type { AdminCompanyDetailsFragment } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import { WibInstant } from '../cells/WibInstant';
import { UserText } from '../../../components/UserText';
import classes from './ChangesSinceDecision.module.css';
import { Sentence } from '../../../components/Sentence';

type Decision = NonNullable<AdminCompanyDetailsFragment['lastDecision']>;
type Change = NonNullable<Decision['changes']>[number];

const isFile = (field: CompanyProfileField): boolean => field === 'DEED' || field === 'LOGO';

/** The present file can be opened; the one before is no longer kept. */
function Now({ field, now }: Change) {
  const t = useTranslations('adminDetails.changes');
  if (now === null || !isFile(field)) return <Value field={field} value={now} />;
  return (
    <Anchor href={now} target="_blank" rel="noopener" inherit className={classes.link}>
      {t(field === 'DEED' ? 'viewDeed' : 'viewLogo')}
    </Anchor>
  );
}

function Value({ field, value }: { field: CompanyProfileField; value: string | null }) {
  const t = useTranslations('adminDetails.changes');
  const optionText = useOptionText();
  if (value === null) return <span>{t('nothing')}</span>;
  if (field === 'INDUSTRY') return <span>{optionText('industry', value)}</span>;
  if (field === 'COMPANY_SIZE') return <span>{optionText('companySize', value)}</span>;
  return <UserText>{value}</UserText>;
}

function ChangeLine({ change }: { change: Change }) {
  const t = useTranslations('adminDetails.changes');
  return (
    <div className={classes.change}>
      <dt className={classes.field}>{t(`fields.${change.field}`)}</dt>
      <dd className={classes.value}>
        <span className={classes.when}>{t('before')}</span>
        <del className={classes.before}>
          <Value field={change.field} value={change.before} />
        </del>
      </dd>
      <dd className={classes.value}>
        <span className={classes.when}>{t('now')}</span>
        <ins className={classes.now}>
          <Now {...change} />
        </ins>
      </dd>
    </div>
  );
}

function Changes({ changes }: { changes: Decision['changes'] }) {
  const t = useTranslations('adminDetails.changes');
  if (changes === null) return <Text c="dimmed">{t('notRecorded')}</Text>;
  if (changes.length === 0) return <Text>{t('none')}</Text>;
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </dl>
  );
}

function Decided({ decision, adminName, timestamp, comment }: Decision) {
  const t = useTranslations('adminDetails.changes');
  const parts = {
    admin: adminName,
    name: (text: ReactNode) => <UserText>{text}</UserText>,
    when: () => <WibInstant value={timestamp} />,
  };
  if (!comment) return <Sentence>{t.rich(`decided.${decision}`, parts)}</Sentence>;
  const written = (text: ReactNode) => (
    <span className={classes.comment} translate="no">
      {text}
    </span>
  );
  return <Sentence>{t.rich(`decidedWith.${decision}`, { ...parts, text: comment, comment: written })}</Sentence>;
}

/** What the company edited after the last decision, field by field: what a new decision is about. */
export function ChangesSinceDecision({ decision, isImported }: { decision: Decision | null; isImported: boolean }) {
  const t = useTranslations('adminDetails.changes');
  return (
    <Card component="section" aria-labelledby="changes-since">
      <Title order={2} id="changes-since" mb="md">
        {t('title')}
      </Title>
      {decision ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            <Decided {...decision} />
          </Text>
          <Changes changes={decision.changes} />
        </>
      ) : (
        <Text>{t(isImported ? 'importedOnly' : 'undecided')}</Text>
      )}
    </Card>
  );
}
