import { Card, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { counted } from '../../../../domain/text';
import { ACCEPTANCE_COST, type TokenPackage } from '../../../../domain/tokens';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import type { TokenStoreQuery } from '../../../graphql/generated';
import { CoinStack } from './CoinStack';
import { PackageCard } from './PackageCard';
import { PurchaseDialog } from './PurchaseDialog';
import classes from './TokenStore.module.css';
import { usePurchase } from './use-purchase';

export interface TokenStoreViewProps {
  balance: number;
  packages: TokenStoreQuery['tokenPackages'];
  /** Above the packages: on a phone the list of purchases is far below them. */
  openPayments: ReactNode;
  purchases: ReactNode;
  ledger: ReactNode;
}

export function TokenStoreView({ balance, packages, openPayments, purchases, ledger }: TokenStoreViewProps) {
  const [chosen, setChosen] = useState<TokenPackage | null>(null);
  const { buy, busy } = usePurchase();
  return (
    <>
      <PageHeader
        title="Token Store"
        context={`Accepting an applicant costs ${counted(ACCEPTANCE_COST, 'token')}. Tokens do not expire.`}
      />
      <Stack gap="lg">
        <Card component="section" aria-label="Current balance" className={classes.balance}>
          <CoinStack tier={0} />
          <div>
            <Text size="sm">Current balance</Text>
            <span className={classes.balanceFigure}>{counted(balance, 'token')}</span>
          </div>
        </Card>
        {openPayments}
        <section aria-label="Packages">
          <Title order={2} mb="md">
            Packages
          </Title>
          {packages.every(({ viewerCanBuy }) => viewerCanBuy) ? null : (
            <Text c="dimmed" mb="md">
              {ERROR_MESSAGES.COMPANY_NOT_VERIFIED}. You can buy tokens once an administrator has verified it.
            </Text>
          )}
          <ul className={classes.packages}>
            {packages.map((offer) => (
              <li key={offer.id}>
                <PackageCard offer={offer} onBuy={offer.viewerCanBuy ? setChosen : undefined} />
              </li>
            ))}
          </ul>
        </section>
        <SectionCard title="Purchases">{purchases}</SectionCard>
        <SectionCard title="History">{ledger}</SectionCard>
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
