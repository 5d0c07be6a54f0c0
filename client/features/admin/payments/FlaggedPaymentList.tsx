import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { Money } from '../../../components/Money';
import { StatusBadge } from '../../../components/StatusBadge';
import type { FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { WibInstant } from '../cells/WibInstant';
import classes from '../cells/Cells.module.css';
import { Disclosure } from '../../../components/Disclosure';
import { RawText } from '../details/RawText';
import { UserText } from '../../../components/UserText';
import { Sentence } from '../../../components/Sentence';

type Payment = FlaggedPaymentCardFragment;

function Invoice({ invoice }: { invoice: NonNullable<Payment['invoice']> }) {
  const t = useTranslations('adminMoney.flagged');
  return (
    <Group gap="xs">
      <Anchor component={Link} to={paths.admin.companyDetails(invoice.companyId)} className={classes.name}>
        <UserText>{invoice.companyName}</UserText>
      </Anchor>
      <Text span>
        <Sentence>
          {t.rich('invoice', {
            money: () => <Money amount={invoice.amount} />,
            count: invoice.tokens,
            tokens: formatThousands(invoice.tokens),
          })}
        </Sentence>
      </Text>
      <StatusBadge status={invoice.status} />
    </Group>
  );
}

/** The headers that decide about it, and the body; plain text, whatever was sent. */
function AsReceived({ payment }: { payment: Payment }) {
  const t = useTranslations('adminMoney.flagged');
  const headers = [
    `X-Callback-Event: ${payment.event ?? t('noHeader')}`,
    `X-Callback-Signature: ${payment.signature ?? t('noHeader')}`,
  ].join('\n');
  return (
    <Disclosure summary={t(payment.isVerified ? 'callback' : 'report')}>
      <RawText label={t('headers')} text={headers} />
      <RawText label={t('body')} text={payment.body} />
    </Disclosure>
  );
}

interface Actions {
  onReplay: (payment: Payment) => void;
  onDismiss: (payment: Payment) => void;
}

function PaymentCard({ payment, onReplay, onDismiss }: Actions & { payment: Payment }) {
  const t = useTranslations('adminMoney.flagged');
  const flagText = useTranslations('paymentFlags');
  const heading = useId();
  const { flag, merchantRef: reference } = payment;
  return (
    <Card component="article" aria-labelledby={heading}>
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2} size="h4" id={heading}>
            {reference ? <UserText>{reference}</UserText> : t('noReference')}
          </Title>
          <Text size="sm" c="dimmed">
            <Sentence>
              {t.rich(payment.isVerified ? 'signed' : 'unsigned', {
                flag: flag ? flagText(`${flag}.label`) : '',
                when: () => <WibInstant value={payment.receivedAt} />,
              })}
            </Sentence>
          </Text>
        </div>
        <Group gap="xs">
          {payment.viewerCanReplay ? (
            <Button
              variant="default"
              aria-label={reference ? t('replay.of', { reference }) : t('replay.ofNone')}
              onClick={() => onReplay(payment)}
            >
              {t('replay.label')}
            </Button>
          ) : null}
          {payment.viewerCanDismiss ? (
            <Button
              variant="default"
              aria-label={reference ? t('dismiss.of', { reference }) : t('dismiss.ofNone')}
              onClick={() => onDismiss(payment)}
            >
              {t('dismiss.label')}
            </Button>
          ) : null}
        </Group>
      </Group>
      <Text mt="sm">{flag ? flagText(`${flag}.why`) : null}</Text>
      {payment.invoice ? <Invoice invoice={payment.invoice} /> : null}
      {payment.viewerCanReplay ? null : (
        <Text size="sm" c="dimmed">
          {t(payment.isVerified ? 'nothingToReplay' : 'notReplayable')}
        </Text>
      )}
      <AsReceived payment={payment} />
    </Card>
  );
}

export function FlaggedPaymentList({ payments, ...actions }: Actions & { payments: readonly Payment[] }) {
  return (
    <Stack gap="md">
      {payments.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} {...actions} />
      ))}
    </Stack>
  );
}
