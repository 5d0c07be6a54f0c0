import { useTranslations } from 'use-intl/react';
import { Alert, Button, Card } from '@mantine/core';
import { WIB } from '../../../../domain/time';
import { IconArrowBackUp, IconFileText } from '../../../icons';
import { useParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { ByMember } from '../../../components/ByMember';
import { DateText } from '../../../components/DateText';
import { Money } from '../../../components/Money';
import { PageHeader } from '../../../components/PageHeader';
import { TimeText } from '../../../components/TimeText';
import { PageStatus } from '../../../components/PageStatus';
import { useTokenReceiptQuery, type TokenReceiptQuery } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { ForBuyers } from '../ForBuyers';
import { usePackageName } from '../package-name';
import classes from './Receipt.module.css';

type Receipt = NonNullable<TokenReceiptQuery['tokenReceipt']>;

/** `6 tokens + 1 bonus token`: what a purchase credits. */
function Bought({ receipt: { tokens, bonus } }: { receipt: Receipt }) {
  const t = useTranslations('tokens.receipt');
  if (bonus === 0) return <span>{t('bought', counted(tokens))}</span>;
  const { count, number } = counted(bonus);
  return <span>{t('boughtWithBonus', { ...counted(tokens), bonus: count, bonusNumber: number })}</span>;
}

function Facts({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('tokens.receipt');
  const packageName = usePackageName();
  return (
    <dl className={classes.facts}>
      <dt>{t('number')}</dt>
      <dd translate="no">{receipt.number}</dd>
      <dt>{t('paid')}</dt>
      <dd>
        <DateText value={receipt.paidAt} zone={WIB} /> · <TimeText value={receipt.paidAt} zone={WIB} />
        <ByMember name={receipt.byMember} />
      </dd>
      <dt>{t('company')}</dt>
      <dd translate="no">{receipt.companyName}</dd>
      {receipt.companyNpwp ? (
        <>
          <dt>{t('npwp')}</dt>
          <dd>{receipt.companyNpwp}</dd>
        </>
      ) : null}
      <dt>{t('package')}</dt>
      <dd>{packageName(receipt.packageName)}</dd>
      <dt>{t('tokens')}</dt>
      <dd>
        <Bought receipt={receipt} />
      </dd>
      <dt>{t('paymentMethod')}</dt>
      <dd translate="no">{receipt.paymentMethod}</dd>
      {receipt.reference ? (
        <>
          <dt>{t('reference')}</dt>
          <dd translate="no">{receipt.reference}</dd>
        </>
      ) : null}
      <dt>{t('amount')}</dt>
      <dd className={classes.amount}>
        <Money amount={receipt.amount} />
      </dd>
      <dt>{t('tax')}</dt>
      <dd>
        {receipt.includedVatPercent === null
          ? t('noTaxInvoice')
          : t('vatIncluded', { percent: String(receipt.includedVatPercent) })}
      </dd>
      <dt>{t('issuer')}</dt>
      <dd translate="no">{receipt.issuer}</dd>
    </dl>
  );
}

/** The payment, payer and method; the PDF for the books has the same. */
export function ReceiptPage() {
  const t = useTranslations('tokens.titles');
  return (
    <ForBuyers title={t('receipt')}>
      <TokenReceipt />
    </ForBuyers>
  );
}

function TokenReceipt() {
  const t = useTranslations('tokens');
  const { invoiceId = '' } = useParams();
  const query = useTokenReceiptQuery({ variables: { invoiceId } });
  const { data } = query;
  const receipt = data?.tokenReceipt;
  const back = <BackLink to={paths.company.buyToken}>{t('titles.tokenStore')}</BackLink>;

  if (!receipt) {
    return <PageStatus title={t('titles.receipt')} back={back} failed={t('receipt.loadFailed')} query={query} />;
  }
  return (
    <>
      <PageHeader
        title={t('titles.receipt')}
        tabTitle={t('receipt.tabTitle', { number: receipt.number })}
        context={<span translate="no">{receipt.number}</span>}
        back={back}
        action={
          <Button
            component="a"
            href={paths.receiptFile(receipt.id)}
            target="_blank"
            rel="noopener"
            leftSection={<IconFileText size={18} stroke={1.75} aria-hidden />}
            aria-label={t('receipt.openPdfInNewTab')}
          >
            {t('receipt.openPdf')}
          </Button>
        }
      />
      {receipt.isRefunded ? (
        <Alert color="gray" role="note" mb="lg" title={t('receipt.refunded')} icon={<IconArrowBackUp aria-hidden />}>
          {t('receipt.refundedMeans')}
        </Alert>
      ) : null}
      <Card component="section" aria-label={t('titles.receipt')}>
        <Facts receipt={receipt} />
      </Card>
    </>
  );
}
