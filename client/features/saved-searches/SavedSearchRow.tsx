import { Anchor, Badge, Button, Card, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { searchParameters } from '../../../domain/jobs-address';
import { SAVED_SEARCH_CADENCES, type SavedSearchCadence } from '../../../domain/saved-searches';
import { paths } from '../../../domain/paths';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import {
  useChooseSavedSearchCadenceMutation,
  useDeleteSavedJobSearchMutation,
  type SavedSearchFieldsFragment,
} from '../../graphql/generated';
import { hasCode } from '../../graphql/payload';
import { textsOf } from '../../language/store';
import classes from './SavedSearches.module.css';
import { formatRupiah } from '../../../domain/money';

/** What a saved search looks for, in words. */
function useSearchWords(): (saved: SavedSearchFieldsFragment) => string {
  const t = useTranslations('savedSearches.filter');
  const options = useTranslations('options');
  return ({ search, filter }) => {
    const { employmentType, placeName, salaryFrom, interviewType, freeWithinDays, postedWithinDays } = filter;
    const words = [
      search && `“${search}”`,
      placeName,
      employmentType && options(`employmentType.${employmentType}`),
      salaryFrom !== null && t('salaryFrom', { amount: formatRupiah(salaryFrom) }),
      interviewType && t('interview', { type: options(`locationType.${interviewType}`) }),
      freeWithinDays !== null && t('freeWithin', { days: freeWithinDays }),
      postedWithinDays !== null && t('postedWithin', { days: postedWithinDays }),
    ];
    return words.filter(Boolean).join(' · ');
  };
}

function CadenceChoice({ saved }: { saved: SavedSearchFieldsFragment }) {
  const t = useTranslations('savedSearches');
  const mutate = useChooseSavedSearchCadenceMutation({});
  const { busy, submit } = useSubmit({
    send: (cadence: SavedSearchCadence) => mutate({ id: saved.id, cadence }),
    onDone: () => toast.success(textsOf('savedSearches')('row.cadenceChosen')),
  });
  return (
    <NativeSelect
      aria-label={t('row.mails', { name: saved.name })}
      value={saved.cadence}
      disabled={busy}
      data={SAVED_SEARCH_CADENCES.map((cadence) => ({ value: cadence, label: t(`cadence.${cadence}`) }))}
      onChange={(event) => void submit(event.currentTarget.value as SavedSearchCadence)}
    />
  );
}

function DeleteButton({ saved }: { saved: SavedSearchFieldsFragment }) {
  const t = useTranslations('savedSearches.row');
  const [isAsking, setIsAsking] = useState(false);
  const mutate = useDeleteSavedJobSearchMutation({ evicts: ['savedSearches'] });
  const done = (): void => {
    toast.success(textsOf('savedSearches')('row.deleted'));
    setIsAsking(false);
  };
  const { busy, submit } = useSubmit({
    send: async () => {
      const payload = await mutate({ id: saved.id });
      // It is gone already, which is what was wanted.
      return hasCode(payload, 'SAVED_SEARCH_NOT_FOUND') ? { errors: [] } : payload;
    },
    onDone: done,
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        onClick={() => setIsAsking(true)}
        aria-label={t('deleteNamed', { name: saved.name })}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        destructive
        busy={busy}
        onConfirm={() => submit(undefined)}
      >
        {t('deleteText', { name: saved.name })}
      </ConfirmDialog>
    </>
  );
}

/** One saved search: what it looks for, how often it is mailed about, and the way to its list. */
export function SavedSearchRow({ saved }: { saved: SavedSearchFieldsFragment }) {
  const t = useTranslations('savedSearches.row');
  const words = useSearchWords();
  return (
    <Card component="li">
      <div className={classes.row}>
        <div className={classes.words}>
          <Group gap="xs">
            <Anchor
              component={Link}
              to={`${paths.user.jobs}?${searchParameters(saved.search, saved.filter).toString()}`}
              fw={600}
              className={classes.name}
              translate="no"
            >
              {saved.name}
            </Anchor>
            {saved.cadence === 'OFF' ? <Badge variant="light">{t('paused')}</Badge> : null}
          </Group>
          <Text size="sm" c="dimmed" className={classes.name} data-from-server>
            {words(saved)}
          </Text>
        </div>
        <Group gap="sm">
          <CadenceChoice saved={saved} />
          <DeleteButton saved={saved} />
        </Group>
      </div>
    </Card>
  );
}
