import { useTranslations } from 'use-intl/react';
import { sayOwnPhone } from '../../lib/say-own-phone';
import { LightButton } from '../LightButton';
import { SectionCard } from '../SectionCard';
import classes from './OwnPhone.module.css';

export interface LazyOwnPhoneQuestionProps {
  accountId: string;
  isCompany: boolean;
  /** Keeps what follows apart, on pages that do not. */
  isApart?: boolean;
}

export function LazyOwnPhoneQuestion({ accountId, isCompany, isApart = false }: LazyOwnPhoneQuestionProps) {
  const t = useTranslations('ownPhone');
  return (
    <div className={isApart ? classes.apart : undefined}>
      <SectionCard title={t('question')} isDense>
        <p className={classes.words}>{t(isCompany ? 'questionMeansCompany' : 'questionMeans')}</p>
        <div className={classes.ways}>
          <LightButton onClick={() => sayOwnPhone(accountId, true)}>{t('yes')}</LightButton>
          <LightButton look="secondary" onClick={() => sayOwnPhone(accountId, false)}>
            {t('no')}
          </LightButton>
        </div>
      </SectionCard>
    </div>
  );
}
