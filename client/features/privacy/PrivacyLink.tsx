import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../components/SectionCard';

/** The way from a profile to the page about privacy. */
export function PrivacyLink({ of, to }: { of: 'seeker' | 'company'; to: string }) {
  const t = useTranslations('myData.link');
  return (
    <SectionCard title={t('title')}>
      <Text mb="sm">{t(of)}</Text>
      <Anchor component={Link} to={to}>
        {t('open')}
      </Anchor>
    </SectionCard>
  );
}
