import { useTranslations } from 'use-intl/react';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ACCEPTANCE_COST, type TokenPackage } from '../../../../domain/tokens';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { type TokenStoreQuery, useTokenStoreCreateInvoiceMutation } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { CoinStack } from './CoinStack';
import { PackageCard } from './PackageCard';
import classes from './TokenStore.module.css';
import type { Elements } from '../../../components/elements';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { textsOf } from '../../../language/store';
import { leaveForCheckout } from './leave-for-checkout';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Money } from '../../../components/Money';
import { usePackageName } from '../package-name';
import { Sentence } from '../../../components/Sentence';

interface PurchaseDialogProps {
  /** The package in question; null when none is. */
  offer: TokenPackage | null;
  balance: number;
  busy: boolean;
  onConfirm: (offer: TokenPackage) => Promise<void>;
  onClose: () => void;
}

/** What is bought and what happens next, before the browser leaves for the payment page. */
function PurchaseDialog({ offer, balance, busy, onConfirm, onClose }: PurchaseDialogProps) {
  const t = useTranslations('tokens.purchase');
  const packageName = usePackageName();
  const added = offer ? offer.tokens + offer.bonus : 0;
  return (
    <ConfirmDialog
      opened={offer !== null}
      onClose={onClose}
      title={offer ? t('title', { name: packageName(offer.packageName) }) : t('titleOfNone')}
      confirmLabel={t('confirm')}
      busy={busy}
      onConfirm={() => (offer ? onConfirm(offer) : undefined)}
    >
      {offer ? (
        <Stack gap="sm">
          <Text>
            <Sentence>
              {t.rich(offer.bonus > 0 ? 'meansWithBonus' : 'means', {
                ...counted(added),
                bonus: String(offer.bonus),
                balance: String(balance + added),
                price: () => <Money amount={offer.price} />,
              })}
            </Sentence>
          </Text>
          <Text c="dimmed">{t('next')}</Text>
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}

/** Makes the invoice and leaves for the provider's page. Stays busy while the browser is on its way there. */
function usePurchase() {
  const createInvoice = useTokenStoreCreateInvoiceMutation({});
  const [isLeaving, setIsLeaving] = useState(false);
  const { busy, submit } = useSubmit({
    send: (packageId: string) => createInvoice({ packageId }),
    failed: textsOf('errors')('INVOICE_FAILED'),
    toastOptions: TOAST.longer,
    onDone: ({ invoice }) => {
      if (leaveForCheckout(invoice?.checkoutUrl)) setIsLeaving(true);
      else toast.error(textsOf('errors')('PAYMENT_FAILED'), TOAST.longer);
    },
  });
  return { buy: submit, busy: busy || isLeaving };
}

export interface TokenStoreViewProps {
  balance: number;
  packages: TokenStoreQuery['tokenPackages'];
  /** Above the packages: on a phone the list of purchases is far below them. */
  openPayments: Elements;
  purchases: Elements;
  ledger: Elements;
}

export function TokenStoreView({ balance, packages, openPayments, purchases, ledger }: TokenStoreViewProps) {
  const t = useTranslations('tokens');
  const [chosen, setChosen] = useState<TokenPackage | null>(null);
  const { buy, busy } = usePurchase();
  const first = packages.find(({ popular }) => popular);
  return (
    <>
      <PageHeader title={t('titles.tokenStore')} context={t('store.context', { count: ACCEPTANCE_COST })} />
      <Stack gap="lg">
        <Card component="section" aria-label={t('store.balance')} className={classes.balance}>
          <CoinStack tier={0} />
          <div>
            <Text size="sm">{t('store.balance')}</Text>
            <span className={classes.balanceFigure}>{t('store.tokens', counted(balance))}</span>
          </div>
        </Card>
        {openPayments}
        <section aria-label={t('store.packages')}>
          <Title order={2} mb="md">
            {t('store.packages')}
          </Title>
          {packages.every(({ viewerCanBuy }) => viewerCanBuy) ? null : (
            <Text c="dimmed" mb="md">
              {t('store.notVerified')}
            </Text>
          )}
          <ul className={classes.packages}>
            {packages.map((offer) => (
              <li key={offer.id}>
                <PackageCard
                  offer={offer}
                  isFirst={offer === first}
                  onBuy={offer.viewerCanBuy ? setChosen : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
        <SectionCard title={t('store.purchases')}>{purchases}</SectionCard>
        <SectionCard title={t('store.history')}>{ledger}</SectionCard>
      </Stack>
      <PurchaseDialog
        offer={chosen}
        balance={balance}
        busy={busy}
        onClose={() => setChosen(null)}
        onConfirm={async (offer) => {
          await buy(offer.id);
          setChosen(null);
        }}
      />
    </>
  );
}
