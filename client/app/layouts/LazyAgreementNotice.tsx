import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { SUPPLEMENT } from '../../../domain/consents';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useAgreeToSupplementMutation } from '../../graphql/generated';
import { IconFileCheck } from '../../icons';
import { useFormats } from '../../language/formats';
import { readStored, store } from '../../lib/local-storage';
import { paths } from '../../../domain/paths';
import { useSession, useViewer } from '../session';
import { Sentence } from '../../components/Sentence';

/** Holds the version that the account postponed in this browser. */
const putOffKey = (accountId: string): string => `supplementPutOff:${accountId}`;

/** In a tab of its own, so that nothing typed on the page is lost. */
const linkTo = (to: string) => (text: ReactNode) => (
  <Anchor component={Link} to={to} target="_blank" inherit underline="always" c="inherit">
    {text}
  </Anchor>
);

/**
 * Asks once for consent to a newer supplement of the legal texts. Once postponed it shows only on the privacy page in
 * this browser; nothing else is blocked meanwhile.
 */
export function LazyAgreementNotice() {
  const t = useTranslations('agreement');
  const formats = useFormats();
  const { id: accountId, isAskedToAgree, activeRole } = useViewer();
  const { reloadSession } = useSession();
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(() => readStored(putOffKey(accountId)) === SUPPLEMENT.version);
  const agree = useAgreeToSupplementMutation({ refetches: ['OwnConsents'] });
  const { busy, submit } = useSubmit({
    send: () => agree({ version: SUPPLEMENT.version }),
    onDone: async () => {
      toast.success(t('agreed'));
      await reloadSession().catch(() => undefined);
    },
  });
  const { privacy } = activeRole === 'COMPANY' ? paths.company : paths.user;
  const isOnPrivacyPage = pathname === privacy;
  if (!isAskedToAgree || (isPutOff && !isOnPrivacyPage)) return null;
  const putOff = (): void => {
    store(putOffKey(accountId), SUPPLEMENT.version);
    setPutOff(true);
  };
  return (
    <Alert role="region" aria-label={t('title')} title={t('title')} icon={<IconFileCheck aria-hidden />} mb="xl">
      <Text size="sm">
        <Sentence>
          {t.rich('text', {
            day: formats.day(SUPPLEMENT.day),
            terms: linkTo(`${paths.terms}#supplement`),
            privacy: linkTo(`${paths.privacy}#supplement`),
          })}
        </Sentence>
      </Text>
      <Group gap="sm" mt="sm">
        <Button onClick={() => void submit(undefined)} loading={busy}>
          {t('agree')}
        </Button>
        {isOnPrivacyPage ? null : (
          <Button variant="default" onClick={putOff}>
            {t('later')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
