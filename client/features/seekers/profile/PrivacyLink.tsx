import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths';
import { SectionCard } from '../../../components/SectionCard';

/** The way from the profile to who has seen it. */
export function PrivacyLink() {
  const t = useTranslations('seeker.privacy');
  return (
    <SectionCard title={t('title')}>
      <Text mb="md">{t('text')}</Text>
      <Button component={Link} to={paths.user.privacy} variant="default">
        {t('open')}
      </Button>
    </SectionCard>
  );
}
