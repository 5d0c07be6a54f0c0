import { useTranslations } from 'use-intl/react';
import { endInstallOffer, type InstallPrompt } from '../../lib/install-offer';
import { LightButton } from '../LightButton';
import classes from './OwnPhone.module.css';

export interface LazyInstallOfferProps {
  offered: InstallPrompt;
}

export function LazyInstallOffer({ offered }: LazyInstallOfferProps) {
  const t = useTranslations('ownPhone');
  const accept = (): void => {
    void offered.prompt();
    endInstallOffer(false);
  };
  return (
    <div className={classes.offer}>
      <span>{t('install')}</span>
      <LightButton look="secondary" onClick={accept}>
        {t('installYes')}
      </LightButton>
      <LightButton look="quiet" onClick={() => endInstallOffer(true)}>
        {t('installNo')}
      </LightButton>
    </div>
  );
}
