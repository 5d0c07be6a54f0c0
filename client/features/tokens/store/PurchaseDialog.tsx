import { useTranslations } from 'use-intl/react';
import { Stack, Text } from '@mantine/core';
import type { TokenPackage } from '../../../../domain/tokens';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Money } from '../../../components/Money';
import { counted } from '../../../language/counted';
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
export function PurchaseDialog({ offer, balance, busy, onConfirm, onClose }: PurchaseDialogProps) {
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
