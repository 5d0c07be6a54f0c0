import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths';
import { TimeText } from '../../../components/TimeText';
import type { RevealReceiptFieldsFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './Seen.module.css';

interface ReceiptProps {
  receipt: RevealReceiptFieldsFragment;
}

function Who({ receipt: { isSupport, companyName } }: ReceiptProps) {
  const t = useTranslations('privacy.seen');
  if (isSupport) return <strong>{t('support')}</strong>;
  return companyName ? <strong translate="no">{companyName}</strong> : <strong>{t('goneCompany')}</strong>;
}

function When({ receipt: { firstAt, lastAt, times } }: ReceiptProps) {
  const t = useTranslations('privacy.seen');
  if (times === 0) return null;
  const from = () => <TimeText value={firstAt} />;
  return times === 1
    ? t.rich('once', { from })
    : t.rich('often', { from, to: () => <TimeText value={lastAt} />, count: times });
}

/** Who saw what on one day. `isOfApplication`: the page is about the application, which then needs no naming. */
export function ReceiptRow({ receipt, isOfApplication }: ReceiptProps & { isOfApplication: boolean }) {
  const t = useTranslations('privacy.seen');
  const formats = useFormats();
  const { kind, details, day, applicationId, jobTitle, accountCode } = receipt;
  const isList = kind === 'IDENTITY' || kind === 'EXPORT';
  return (
    <li className={classes.receipt}>
      <Text>{t.rich(`what.${kind}`, { who: () => <Who receipt={receipt} />, day: formats.dayAndMonth(day) })}</Text>
      {isList ? (
        <Text size="sm">{t('shown', { details: details.map((detail) => t(`details.${detail}`)).join(', ') })}</Text>
      ) : null}
      <Text size="sm" c="dimmed">
        <When receipt={receipt} />
      </Text>
      {accountCode ? (
        <Text size="sm" c="dimmed">
          {t('account', { code: accountCode })}
        </Text>
      ) : null}
      {applicationId && !isOfApplication ? (
        <Anchor component={Link} to={paths.user.application(applicationId)} size="sm" className={classes.application}>
          {t('yourApplication', { job: jobTitle ?? '' })}
        </Anchor>
      ) : null}
    </li>
  );
}
