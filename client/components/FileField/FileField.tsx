import { useTranslations } from 'use-intl/react';
import { Anchor, Button, FileButton, Group, Input, Progress, Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUpload, IconLock } from '../../icons';
import { useId, useState, type DragEvent } from 'react';
import { uploadRule } from '../../../domain/files';
import classes from './FileField.module.css';
import type { FileDraft, FileUpload } from './use-file-upload';
import { VisuallyHidden } from '../VisuallyHidden';

/** Asks about a file that needs a password to open. Choosing another or removing it decides too. */
function LockedFile({ label, question, onAccept }: { label: string; question: string; onAccept: () => void }) {
  const t = useTranslations('portal');
  const text = t('file.locked.accept');
  return (
    // The field's own status says it to screen readers.
    <Alert color="amber" role="presentation" icon={<IconLock aria-hidden />}>
      <p className={classes.question}>{question}</p>
      <Button
        className={classes.action}
        variant="default"
        onClick={onAccept}
        aria-label={t('actionOn', { action: text, name: label })}
      >
        {text}
      </Button>
    </Alert>
  );
}

export interface FileFieldProps {
  label: string;
  upload: FileUpload;
  /** Path of the file that is saved now. */
  storedUrl?: string | null;
  /** In addition to the kinds and the size that are taken. */
  description?: string;
  isOptional?: boolean;
}

/** Files are dragged with a mouse or a touchpad; a finger cannot. */
const mousePresent = '(hover: hover) and (pointer: fine)';

/** One file of a form: chosen or dropped, uploaded at once, looked at, removed. */
export function FileField({ label, upload, storedUrl = null, description, isOptional = false }: FileFieldProps) {
  const t = useTranslations('portal');
  const id = useId();
  const { accept, takes } = uploadRule(upload.preset, upload.place);
  const { draft } = upload;
  const drop = useDrop(upload.choose);
  const canDrop = useMediaQuery(mousePresent, false, { getInitialValueInEffect: false });
  const error = draft.state === 'failed' ? draft.message : null;
  const chooseText = t(isFileThere(draft, storedUrl) ? 'file.chooseAnother' : 'file.choose');
  const viewUrl = 'url' in draft ? draft.url : draft.state === 'unchanged' ? storedUrl : null;

  return (
    <Input.Wrapper
      size="md"
      label={<span>{label}</span>}
      description={[isOptional && t('file.optional'), description, t(`file.takes.${takes}`)].filter(Boolean).join(' ')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes.area}
        data-invalid={error ? true : undefined}
        {...drop}
      >
        <p className={classes.name}>
          <FileName draft={draft} storedUrl={storedUrl} canDrop={canDrop} />
        </p>
        {draft.state === 'uploading' ? (
          <Progress value={draft.percent} animated aria-label={t('file.progress', { name: draft.name })} />
        ) : null}
        {error ? <Input.Error>{error}</Input.Error> : null}
        {draft.state === 'asking' ? (
          <LockedFile label={label} question={draft.message} onAccept={upload.accept} />
        ) : null}
        <Group gap="xs">
          <FileButton accept={accept} onChange={(file) => file && upload.choose(file)}>
            {(props) => (
              <Button
                {...props}
                className={classes.action}
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                aria-label={t('actionOn', { action: chooseText, name: label })}
              >
                {chooseText}
              </Button>
            )}
          </FileButton>
          {draft.state === 'failed' && draft.cause !== 'refused' ? (
            <Button
              className={classes.action}
              variant="default"
              onClick={upload.retry}
              aria-label={t('actionOn', { action: t('tryAgain'), name: label })}
            >
              {t('tryAgain')}
            </Button>
          ) : null}
          {viewUrl ? (
            <Anchor
              href={viewUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.view}
              aria-label={t('file.viewFile', { label })}
            >
              {t('file.view')}
            </Anchor>
          ) : null}
          <RemoveButton label={label} upload={upload} storedUrl={storedUrl} />
        </Group>
        <VisuallyHidden role="status">
          <SpokenState label={label} draft={draft} />
        </VisuallyHidden>
      </div>
    </Input.Wrapper>
  );
}

function RemoveButton({
  label,
  upload,
  storedUrl,
}: Pick<FileFieldProps, 'label' | 'upload'> & { storedUrl: string | null }) {
  const t = useTranslations('portal');
  const { state } = upload.draft;
  if (state === 'unchanged' && !storedUrl) return null;
  const text = t(state === 'uploading' ? 'cancel' : state === 'removed' ? 'remove.keep' : 'remove.remove');
  // A new file that is taken back leaves the saved one; Remove on the saved one takes that off.
  const remove = (): void => upload.remove(state === 'unchanged');
  return (
    <Button
      className={classes.action}
      variant="subtle"
      color={state === 'removed' ? undefined : 'red'}
      onClick={remove}
      aria-label={t('actionOn', { action: text, name: label })}
    >
      {text}
    </Button>
  );
}

function useDrop(choose: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      // Without this the browser opens the file in place of the form.
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) choose(file);
    },
  };
}

function FileName({ draft, storedUrl, canDrop }: { draft: FileDraft; storedUrl: string | null; canDrop: boolean }) {
  const t = useTranslations('portal');
  if (draft.state === 'removed') return <span>{t('remove.onSave')}</span>;
  if (draft.state !== 'unchanged') return <span translate="no">{draft.name}</span>;
  return <span>{t(storedUrl ? 'file.stored' : canDrop ? 'file.noneCanDrop' : 'file.none')}</span>;
}

function isFileThere(draft: FileDraft, storedUrl: string | null): boolean {
  return draft.state === 'unchanged' ? storedUrl !== null : draft.state !== 'removed';
}

/** Changes of the percentage are not read out: only beginning and end are news. */
function SpokenState({ label, draft }: { label: string; draft: FileDraft }) {
  const t = useTranslations('portal.file.spoken');
  switch (draft.state) {
    case 'uploading':
    case 'uploaded':
      return <span>{t(draft.state, { label, name: draft.name })}</span>;
    case 'asking':
    case 'failed':
      return <span>{t('failed', { label, message: draft.message })}</span>;
    case 'removed':
      return <span>{t('removed', { label })}</span>;
    case 'unchanged':
      return null;
  }
}
