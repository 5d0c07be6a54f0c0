import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { cleanLine } from '../../../domain/text';
import type { RemoveTextProps } from './RemoveText';

interface SavedTexts<Removable extends string> {
  /** Chosen to be taken off with the save. */
  removed: readonly Removable[];
  setRemoved: (names: readonly Removable[]) => void;
  /** What the field says beneath itself, and whether it can be typed in. */
  fieldProps: (name: string, typed: string) => { description?: string; disabled?: boolean };
  removalProps: (name: Removable) => Omit<RemoveTextProps, 'label' | 'disabled'>;
}

/** The server keeps what is saved when a text comes empty. The person should know, and may take off a text that is optional. */
export function useSavedTexts<Removable extends string>(
  stored: Readonly<Record<string, unknown>>,
): SavedTexts<Removable> {
  const t = useTranslations('portal.profileForm');
  const [removed, setRemoved] = useState<readonly Removable[]>([]);
  return {
    removed,
    setRemoved,
    fieldProps: (name, typed) => {
      if (removed.some((gone) => gone === name)) return { disabled: true };
      return stored[name] && cleanLine(typed) === '' ? { description: t('keptWhenEmpty') } : {};
    },
    removalProps: (name) => ({
      isSaved: Boolean(stored[name]),
      removed: removed.includes(name),
      onChange: (gone) => setRemoved((names) => (gone ? [...names, name] : names.filter((other) => other !== name))),
    }),
  };
}
