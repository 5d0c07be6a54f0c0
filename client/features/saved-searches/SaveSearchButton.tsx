import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isWorthSaving } from '../../../domain/saved-searches';
import { LightButton } from '../../components/LightButton';
import { OnDemandWindow } from '../../components/OnDemandWindow';
import { needTexts } from '../../language/store';
import { onDemand } from '../../lib/on-demand';
import type { SearchToSave } from './LazySaveSearchModal';

const saveSearchModal = onDemand(async () => {
  const [{ LazySaveSearchModal }] = await Promise.all([import('./LazySaveSearchModal'), needTexts('errors')]);
  return LazySaveSearchModal;
});

/** Keeps what a list of jobs shows; nothing where no search and no filter is set. */
export function SaveSearchButton(shown: SearchToSave) {
  const t = useTranslations('savedSearches.save');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  if (!isWorthSaving(shown.search, shown.filter)) return null;
  return (
    <>
      <LightButton look="quiet" onClick={() => setOpened(true)}>
        {t('open')}
      </LightButton>
      <OnDemandWindow part={saveSearchModal} props={{ ...shown, opened, onClose: close }} />
    </>
  );
}
