import { Alert, Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LazyAgreementNotice } from './LazyAgreementNotice';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { wibDateOf } from '../../../domain/time';
import { IconAlertTriangle } from '../../icons';
import { useFormats } from '../../language/formats';
import { paths } from '../../../domain/paths';
import { useViewer } from '../session';

/** What of the person waits to be erased, and the way to the page that cancels it; that page says it itself. */
function LazyErasureNotice() {
  const t = useTranslations('erasure.banner');
  const formats = useFormats();
  const { erasure, activeRole } = useViewer();
  const { pathname } = useLocation();
  const { privacy } = activeRole === 'COMPANY' ? paths.company : paths.user;
  if (!erasure || pathname === privacy) return null;
  return (
    <Alert color="amber" role="status" icon={<IconAlertTriangle aria-hidden />} mb="xl">
      <Text size="sm">
        {t('waits', { role: erasure.role ?? 'ACCOUNT', day: formats.day(wibDateOf(new Date(erasure.dueAt))) })}
      </Text>
      <Anchor component={Link} to={privacy} size="sm" fw={600} underline="always" c="inherit">
        {t('cancel')}
      </Anchor>
    </Alert>
  );
}

/** What few people have to be told above every page. In one part, because every first page pays for each. */
export function LazyNotices() {
  return (
    <ThemeProvider>
      <LazyErasureNotice />
      <LazyAgreementNotice />
    </ThemeProvider>
  );
}
