import { Stack, Text } from '@mantine/core';
import { counted } from '../../../../domain/text';
import type { TokenPackage } from '../../../../domain/tokens';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Money } from '../../../components/Money';

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
  const added = offer ? offer.tokens + offer.bonus : 0;
  return (
    <ConfirmDialog
      opened={offer !== null}
      onClose={onClose}
      title={`Buy ${offer?.packageName ?? 'tokens'}?`}
      confirmLabel="Continue to payment"
      busy={busy}
      onConfirm={() => (offer ? onConfirm(offer) : undefined)}
    >
      {offer ? (
        <Stack gap="sm">
          <Text>
            You pay <Money amount={offer.price} /> by QRIS and receive {counted(added, 'token')}
            {offer.bonus > 0 ? `, ${offer.bonus} of them as a bonus` : null}. Your balance will be {balance + added}.
          </Text>
          <Text c="dimmed">
            The payment page shows a QR code that is valid for a few minutes, and brings you back here.
          </Text>
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}
