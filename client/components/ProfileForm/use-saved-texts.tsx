import { useTranslations } from 'use-intl/react';
import { useState, type ReactNode } from 'react';
import { RemoveText } from './RemoveText';

interface SavedTexts<Removable extends string> {
  /** Chosen to be taken off with the save. */
  removed: readonly Removable[];
  /** What the field says beneath itself, and whether it can be typed in. */
  fieldProps: (name: string, typed: string) => { description?: string; disabled?: boolean };
  /** The way to take a saved text off, for beneath its field; null where nothing is saved. */
  removal: (name: Removable, label: string, options: { disabled: boolean }) => ReactNode;
}

/** The server keeps what is saved when a text comes empty. The person should know, and may take off a text that is optional. */
export function useSavedTexts<Removable extends string>(
  stored: Readonly<Record<string, unknown>>,
): SavedTexts<Removable> {
  const t = useTranslations('portal.profileForm');
  const [removed, setRemoved] = useState<readonly Removable[]>([]);
  return {
    removed,
    fieldProps: (name, typed) => {
      if (removed.some((gone) => gone === name)) return { disabled: true };
      return stored[name] && typed.trim() === '' ? { description: t('keptWhenEmpty') } : {};
    },
    removal: (name, label, { disabled }) =>
      stored[name] ? (
        <RemoveText
          label={label}
          removed={removed.includes(name)}
          onChange={(gone) =>
            setRemoved((names) => (gone ? [...names, name] : names.filter((other) => other !== name)))
          }
          disabled={disabled}
        />
      ) : null,
  };
}
