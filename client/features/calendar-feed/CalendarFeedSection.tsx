import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DateText } from '../../components/DateText';
import { SectionCard } from '../../components/SectionCard';
import { CardListSkeleton } from '../../components/skeletons';
import { toast } from '../../components/toasts';
import { PartStatus } from '../../components/PartStatus';
import { useSubmit } from '../../components/use-submit';
import {
  useCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../graphql/generated';
import { textsOf } from '../../language/store';
import { NewAddress } from './NewAddress';
import { Sentence } from '../../components/Sentence';

interface FeedActionsProps {
  /** Null: there is no address. */
  createdAt: string | null;
  onMade: (address: string) => void;
  onRevoked: () => void;
}

/** Makes, renews and ends the address; the last two ask first. */
function FeedActions({ createdAt, onMade, onRevoked }: FeedActionsProps) {
  const t = useTranslations('calendarFeed');
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);
  const renewing = useRenewCalendarFeedMutation({ refetches: ['CalendarFeed'], isSecret: true });
  const revoking = useRevokeCalendarFeedMutation({ refetches: ['CalendarFeed'], awaitsRefetch: true });
  const renew = useSubmit({
    send: () => renewing(),
    failed: t('failed'),
    onDone: ({ address }) => {
      setAsks(null);
      if (address) onMade(address);
    },
  });
  const revoke = useSubmit({
    send: () => revoking(),
    failed: t('failed'),
    onDone: () => {
      setAsks(null);
      toast.success(textsOf('calendarFeed')('revoked'));
      onRevoked();
    },
  });
  if (createdAt === null)
    return (
      <div>
        <Button onClick={() => void renew.submit(undefined)} loading={renew.busy}>
          {t('make')}
        </Button>
      </div>
    );
  const isRenewal = asks === 'renew';
  return (
    <>
      <Group gap="sm">
        <Button variant="default" onClick={() => setAsks('renew')}>
          {t('renew')}
        </Button>
        <Button variant="default" onClick={() => setAsks('revoke')}>
          {t('revoke')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks !== null}
        onClose={() => setAsks(null)}
        title={isRenewal ? t('renewQuestion') : t('revokeQuestion')}
        confirmLabel={isRenewal ? t('renew') : t('revoke')}
        destructive
        busy={renew.busy || revoke.busy}
        onConfirm={() => (isRenewal ? renew : revoke).submit(undefined)}
      >
        {isRenewal ? t('renewing') : t('revoking')}
      </ConfirmDialog>
    </>
  );
}

/** The secret address under which calendars read the interviews of the active role. */
export function CalendarFeedSection() {
  const t = useTranslations('calendarFeed');
  const query = useCalendarFeedQuery();
  const { data } = query;
  const [address, setAddress] = useState<string | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  if (!data) return <PartStatus query={query} failed={t('loadFailed')} outline={<CardListSkeleton count={1} />} />;
  const createdAt = data.calendarFeed?.createdAt ?? null;
  const focusState = (): void => {
    window.requestAnimationFrame(() => state.current?.focus());
  };
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md">
        <Text>{t('what')}</Text>
        {address === null ? (
          <>
            <Text ref={state} tabIndex={-1}>
              <Sentence>
                {createdAt === null
                  ? t('none')
                  : t.rich('made', { day: () => <DateText value={createdAt} zone={WIB} /> })}
              </Sentence>
            </Text>
            <FeedActions createdAt={createdAt} onMade={setAddress} onRevoked={focusState} />
          </>
        ) : (
          <NewAddress
            address={address}
            onDone={() => {
              setAddress(null);
              focusState();
            }}
          />
        )}
      </Stack>
    </SectionCard>
  );
}
