import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Money } from '../../../components/Money';
import { StatusBadge } from '../../../components/StatusBadge';
import type { FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { WibInstant } from '../companies/CompanyCells';
import classes from '../companies/CompanyCells.module.css';
import { Disclosure, RawText } from '../details/Disclosure';
import { flagWords } from './flag-words';

type Payment = FlaggedPaymentCardFragment;

function Invoice({ invoice }: { invoice: NonNullable<Payment['invoice']> }) {
  return (
    <Group gap="xs">
      <Anchor component={Link} to={paths.admin.companyDetails(invoice.companyId)} className={classes.name}>
        {invoice.companyName}
      </Anchor>
      <Text span>
        <Money amount={invoice.amount} /> · {invoice.tokens.toLocaleString('id-ID')}{' '}
        {invoice.tokens === 1 ? 'token' : 'tokens'}
      </Text>
      <StatusBadge status={invoice.status} />
    </Group>
  );
}

/** The headers that decide about it, and the body; plain text, whatever was sent. */
function AsReceived({ payment }: { payment: Payment }) {
  const headers = [
    `X-Callback-Event: ${payment.event ?? '(none)'}`,
    `X-Callback-Signature: ${payment.signature ?? '(none)'}`,
  ].join('\n');
  return (
    <Disclosure summary={payment.isVerified ? 'The callback as received' : 'The report as received'}>
      <RawText label="Headers" text={headers} />
      <RawText label="Body" text={payment.body} />
    </Disclosure>
  );
}

interface Actions {
  onReplay: (payment: Payment) => void;
  onDismiss: (payment: Payment) => void;
}

function PaymentCard({ payment, onReplay, onDismiss }: Actions & { payment: Payment }) {
  const name = payment.merchantRef ?? 'No reference';
  const words = payment.flag ? flagWords[payment.flag] : null;
  return (
    <Card component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {words?.label} · received <WibInstant value={payment.receivedAt} /> ·{' '}
            {payment.isVerified ? 'signed by the provider' : 'no valid signature'}
          </Text>
        </div>
        <Group gap="xs">
          {payment.viewerCanReplay ? (
            <Button variant="default" aria-label={`Replay ${name}`} onClick={() => onReplay(payment)}>
              Replay
            </Button>
          ) : null}
          {payment.viewerCanDismiss ? (
            <Button variant="default" aria-label={`Dismiss ${name}`} onClick={() => onDismiss(payment)}>
              Dismiss
            </Button>
          ) : null}
        </Group>
      </Group>
      <Text mt="sm">{words?.why}</Text>
      {payment.invoice ? <Invoice invoice={payment.invoice} /> : null}
      {payment.viewerCanReplay ? null : (
        <Text size="sm" c="dimmed">
          {payment.isVerified ? 'It contains nothing to replay.' : 'Without a valid signature it cannot be replayed.'}
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
