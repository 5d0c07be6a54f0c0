import { Tooltip, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { copyText } from '../../../components/copy-text';
import { TOAST } from '../../../components/toast-options';
import classes from './Cells.module.css';

/** Characters of an id that a list shows at each end: ids of one day begin alike. */
const shown = 6;

const shortened = (id: string): string => (id.length > 2 * shown ? `${id.slice(0, shown)}…${id.slice(-shown)}` : id);

/** The first and last characters of an id; the whole is in the tooltip, and on the clipboard when it is pressed. */
export function CopyableId({ id }: { id: string }) {
  const t = useTranslations('adminLists.id');
  const short = shortened(id);
  const said = { copied: t('copied'), failed: t('notCopied') };
  return (
    <Tooltip label={id} translate="no" events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton
        className={classes.id}
        aria-label={t('copy', { id: short })}
        onClick={() => void copyText(id, said, TOAST.admin)}
      >
        {t('shown', { id: short })}
      </UnstyledButton>
    </Tooltip>
  );
}
