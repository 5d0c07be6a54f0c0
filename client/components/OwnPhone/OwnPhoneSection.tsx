import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { useOwnPhone } from '../../lib/own-phone';
import { sayOwnPhone } from '../../lib/say-own-phone';
import { SectionCard } from '../SectionCard';

/** Where it is said, taken back, and what it means. */
export function OwnPhoneSection({ accountId, isCompany }: { accountId: string; isCompany: boolean }) {
  const t = useTranslations('ownPhone');
  const isOwn = useOwnPhone(accountId) === true;
  return (
    <SectionCard title={t('title')}>
      <Switch
        // Mantine's label would have the description in the name, too.
        aria-label={t('label')}
        label={t('label')}
        description={t(isCompany ? 'meansCompany' : 'means')}
        checked={isOwn}
        onChange={(event) => sayOwnPhone(accountId, event.currentTarget.checked)}
      />
    </SectionCard>
  );
}
