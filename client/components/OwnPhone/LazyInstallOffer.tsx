import { useTranslations } from 'use-intl/react';
import type { InstallOfferAnswers } from '../../lib/install-offer';
import { LightButton } from '../LightButton';
import classes from './OwnPhone.module.css';

export function LazyInstallOffer({ accept, decline }: InstallOfferAnswers) {
  const t = useTranslations('ownPhone');
  return (
    <div className={classes.offer}>
      <span>{t('install')}</span>
      <LightButton look="secondary" onClick={accept}>
        {t('installYes')}
      </LightButton>
      <LightButton look="quiet" onClick={decline}>
        {t('installNo')}
      </LightButton>
    </div>
  );
}
