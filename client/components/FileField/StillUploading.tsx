import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group } from '@mantine/core';
import { IconUpload } from '../../icons';
import classes from './FileField.module.css';
import type { FileUpload } from './use-file-upload';

interface StillUploadingProps {
  uploads: Record<string, FileUpload>;
  /** The form has been sent off and waits. */
  waiting: boolean;
}

/** Why a form that was sent off is not through yet, and the way on without the file. */
export function StillUploading({ uploads, waiting }: StillUploadingProps) {
  const t = useTranslations('portal');
  const pending = Object.values(uploads).flatMap(({ draft, remove }) =>
    draft.state === 'uploading' ? [{ name: draft.name, remove }] : [],
  );
  return (
    <div role="status">
      {waiting && pending.length > 0 ? (
        <Alert color="gray" icon={<IconUpload aria-hidden />}>
          {pending.map(({ name, remove }) => (
            <Group key={name} justify="space-between" gap="sm">
              <span className={classes.name}>{t('file.stillUploading', { name })}</span>
              <Button
                className={classes.action}
                variant="default"
                onClick={() => remove(false)}
                aria-label={t('actionOn', { action: t('file.skip'), name })}
              >
                {t('file.skip')}
              </Button>
            </Group>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}
