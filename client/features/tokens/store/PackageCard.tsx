import { useTranslations } from 'use-intl/react';
import { Button, Card, Text, Title } from '@mantine/core';
import { IconSparkles, IconStarFilled } from '../../../icons';
import { formatRupiah } from '../../../../domain/money';
import { packageIconTier, pricePerToken, savingPerToken, type TokenPackage } from '../../../../domain/tokens';
import { Money } from '../../../components/Money';
import { counted } from '../../../language/counted';
import { usePackageName } from '../package-name';
import { CoinStack } from './CoinStack';
import classes from './PackageCard.module.css';

export interface PackageCardProps {
  offer: TokenPackage;
  /** Its button is the filled one: there is one in a region. */
  isFirst?: boolean;
  /** Starts the purchase; without it the card only informs. */
  onBuy?: (offer: TokenPackage) => void;
}

function Mark({ offer }: { offer: TokenPackage }) {
  const t = useTranslations('tokens.package');
  if (offer.popular) {
    return (
      <span className={classes.mark}>
        <IconStarFilled size={14} aria-hidden />
        {t('popular')}
      </span>
    );
  }
  if (!offer.special) return null;
  return (
    <span className={classes.mark}>
      <IconSparkles size={14} aria-hidden />
      {t('special')}
    </span>
  );
}

export function PackageCard({ offer, isFirst = false, onBuy }: PackageCardProps) {
  const t = useTranslations('tokens.package');
  const saving = savingPerToken(offer);
  const name = usePackageName()(offer.packageName);
  return (
    <Card padding="md" className={classes.card} data-popular={offer.popular || undefined}>
      <div className={classes.top}>
        <CoinStack tier={packageIconTier(offer.tokens)} />
        <Mark offer={offer} />
      </div>
      <Title order={3}>{name}</Title>
      <Text size="sm" className={classes.bonus}>
        {offer.bonus > 0 ? t('bonus', counted(offer.bonus)) : null}
      </Text>
      <span className={classes.price}>
        <Money amount={offer.price} />
      </span>
      <Text size="sm" c="dimmed">
        {t('perToken', { price: formatRupiah(pricePerToken(offer)) })}
      </Text>
      {saving > 0 ? (
        <Text size="sm" fw={600} className={classes.saving}>
          {t('saving', { percent: String(saving) })}
        </Text>
      ) : null}
      {onBuy ? (
        <div className={classes.buy}>
          <Button
            mt="md"
            fullWidth
            variant={isFirst ? 'filled' : 'default'}
            onClick={() => onBuy(offer)}
            aria-label={t('buyPackage', { name })}
          >
            {t('buy')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
