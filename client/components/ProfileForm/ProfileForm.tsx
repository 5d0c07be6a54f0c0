import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { CancelButton } from '../CancelButton';
import { StillUploading } from '../FileField/StillUploading';
import type { FileUpload } from '../FileField/use-file-upload';
import { FormError } from '../FormError';
import type { Elements } from '../elements';

interface ProfileFormProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  /** What was refused about the form as a whole. */
  general: string[];
  busy: boolean;
  files: Record<string, FileUpload>;
  className?: string;
  /** Above everything else. */
  notice?: Elements;
  /** The cards with fields. */
  children: Elements;
}

/** The frame of both profiles' forms: what was refused, the fields, the files on their way, Cancel and Save. */
export function ProfileForm({
  onSubmit,
  onCancel,
  general,
  busy,
  files,
  className,
  notice,
  children,
}: ProfileFormProps) {
  const t = useTranslations('portal.profileForm');
  return (
    <form onSubmit={onSubmit} noValidate className={className}>
      <Stack gap="lg">
        {notice}
        <FormError messages={general} />
        {children}
        <StillUploading uploads={files} waiting={busy} />
        <Group justify="flex-end">
          <CancelButton onClick={onCancel} disabled={busy} />
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
