import { useTranslations } from 'use-intl/react';
import { sayOwnPhone } from '../../lib/own-phone';
import { LightButton } from '../LightButton';
import { SectionCard } from '../SectionCard';
import classes from './OwnPhone.module.css';

export interface LazyOwnPhoneQuestionProps {
  accountId: string;
  isCompany: boolean;
}

export function LazyOwnPhoneQuestion({ accountId, isCompany }: LazyOwnPhoneQuestionProps) {
  const t = useTranslations('ownPhone');
  return (
    <SectionCard title={t('question')} isDense>
      <p className={classes.words}>{t(isCompany ? 'questionMeansCompany' : 'questionMeans')}</p>
      <div className={classes.ways}>
        <LightButton onClick={() => sayOwnPhone(accountId, true)}>{t('yes')}</LightButton>
        <LightButton look="secondary" onClick={() => sayOwnPhone(accountId, false)}>
          {t('no')}
        </LightButton>
      </div>
    </SectionCard>
  );
}
