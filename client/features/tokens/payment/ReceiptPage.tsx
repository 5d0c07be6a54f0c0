import { Alert, Button, Card } from '@mantine/core';
import { IconArrowBackUp, IconFileText } from '../../../icons';
import { useParams } from 'react-router-dom';
import { boughtText } from '../../../../domain/tokens';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { DateText } from '../../../components/DateText';
import { ErrorState } from '../../../components/ErrorState';
import { Money } from '../../../components/Money';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { TimeText } from '../../../components/TimeText';
import { useTokenReceiptQuery, type TokenReceiptQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import classes from './Receipt.module.css';

type Receipt = NonNullable<TokenReceiptQuery['tokenReceipt']>;

const back = <BackLink to={paths.company.buyToken}>Token Store</BackLink>;

function Facts({ receipt }: { receipt: Receipt }) {
  return (
    <dl className={classes.facts}>
      <dt>Receipt number</dt>
      <dd>{receipt.number}</dd>
      <dt>Paid</dt>
      <dd>
        <DateText value={receipt.paidAt} /> · <TimeText value={receipt.paidAt} />
      </dd>
      <dt>Company</dt>
      <dd>{receipt.companyName}</dd>
      {receipt.companyNpwp ? (
        <>
          <dt>NPWP</dt>
          <dd>{receipt.companyNpwp}</dd>
        </>
      ) : null}
      <dt>Package</dt>
      <dd>{receipt.packageName}</dd>
      <dt>Tokens</dt>
      <dd>{boughtText(receipt)}</dd>
      <dt>Payment method</dt>
      <dd>{receipt.paymentMethod}</dd>
      {receipt.reference ? (
        <>
          <dt>Payment reference</dt>
          <dd>{receipt.reference}</dd>
        </>
      ) : null}
      <dt>Amount</dt>
      <dd className={classes.amount}>
        <Money amount={receipt.amount} />
      </dd>
    </dl>
  );
}

/** What was paid, by whom and how; the same as a PDF for the books. */
export function ReceiptPage() {
  const { invoiceId = '' } = useParams();
  const { data, error, refetch } = useTokenReceiptQuery({ variables: { invoiceId } });
  const receipt = data?.tokenReceipt;

  if (!receipt) {
    if (!error && !data) return <DetailSkeleton />;
    return (
      <>
        <PageHeader title="Receipt" back={back} />
        <ErrorState
          message={queryErrorText(error, 'Failed to load the receipt. Please try again later.')}
          onRetry={isRefusal(error) ? undefined : refetch}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Receipt"
        tabTitle={`Receipt ${receipt.number}`}
        context={receipt.number}
        back={back}
        action={
          <Button
            component="a"
            href={paths.receiptFile(receipt.id)}
            target="_blank"
            rel="noopener"
            leftSection={<IconFileText size={18} stroke={1.75} aria-hidden />}
            aria-label="Open PDF (opens in a new tab)"
          >
            Open PDF
          </Button>
        }
      />
      {receipt.isRefunded ? (
        <Alert color="gray" role="note" mb="lg" title="Refunded" icon={<IconArrowBackUp aria-hidden />}>
          The payment was returned to you.
        </Alert>
      ) : null}
      <Card component="section" aria-label="Receipt">
        <Facts receipt={receipt} />
      </Card>
    </>
  );
}
