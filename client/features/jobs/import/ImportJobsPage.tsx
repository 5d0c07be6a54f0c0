import { useTranslations } from 'use-intl/react';
import { Button, Stack, Text, Progress } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { DownloadLink } from '../../../components/DownloadLink';
import { Disclosure } from '../../../components/Disclosure';
import { FileField } from '../../../components/FileField/FileField';
import { useFileUpload } from '../../../components/FileField/use-file-upload';
import { FormError } from '../../../components/FormError';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { useSubmit } from '../../../components/use-submit';
import {
  useConfirmPostingsMutation,
  usePreviewPostingsMutation,
  type ConfirmPostingsMutation,
  usePostingFileProgressQuery,
} from '../../../graphql/generated';
import { companyJobsChange } from '../company-jobs-change';
import { counted } from '../../../language/counted';
import { PostingFilePreview, type PreviewedLine } from './PostingFilePreview';

const MILLISECONDS_BETWEEN_LOOKS = 1_000;

/** How far the server is with the file; at nothing until it has begun. */
export function ConfirmProgress() {
  const t = useTranslations('postingFile');
  const { data } = usePostingFileProgressQuery({
    pollInterval: MILLISECONDS_BETWEEN_LOOKS,
    fetchPolicy: 'no-cache',
  });
  const percent = data?.postingFileProgress ?? 0;
  return (
    <div>
      <Progress value={percent} animated aria-label={t('progress')} />
      <Text size="sm" c="dimmed">
        {t('posted', { percent: String(percent) })}
      </Text>
    </div>
  );
}

const HINTS = ['needed', 'reference', 'choices', 'writing', 'slots', 'limits'] as const;

type Confirmed = ConfirmPostingsMutation['confirmPostings'];

/** A file of postings: chosen, previewed line by line, confirmed. */
export function ImportJobsPage() {
  const t = useTranslations('postingFile');
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  return (
    <>
      <PageHeader
        title={t('titles.importJobs')}
        context={t('context')}
        back={<BackLink to={paths.company.jobs}>{t('back')}</BackLink>}
        action={<DownloadLink href={paths.exports.postingTemplate}>{t('template')}</DownloadLink>}
      />
      {confirmed ? <Done confirmed={confirmed} /> : <ChooseFile onConfirmed={setConfirmed} />}
    </>
  );
}

function ChooseFile({ onConfirmed }: { onConfirmed: (confirmed: Confirmed) => void }) {
  const t = useTranslations('postingFile');
  const upload = useFileUpload({ preset: 'job_postings', place: 'profile', failed: 'FILE_UNREADABLE' });
  const claim = upload.draft.state === 'uploaded' ? upload.draft.claim : null;
  const [previewed, setPreviewed] = useState<{ claim: string; lines: PreviewedLine[] } | null>(null);
  const preview = usePreviewPostingsMutation({});
  const reading = useSubmit({
    send: (of: string) => preview({ claim: of }),
    failed: t('uploadFailed'),
    onRefused: (message) => upload.refuse(message),
    onDone: ({ lines }, of) => setPreviewed({ claim: of, lines: lines ?? [] }),
  });
  const read = useEffectEvent((of: string) => void reading.submit(of));
  const isReading = reading.busy;
  // Another file may have been chosen while the first was read.
  useEffect(() => {
    if (claim !== null && !isReading && previewed?.claim !== claim) read(claim);
  }, [claim, isReading, previewed]);
  const shown = previewed !== null && previewed.claim === claim ? previewed : null;

  return (
    <Stack gap="lg">
      <SectionCard title={t('choose')}>
        <FileField label={t('file')} upload={upload} />
        <Disclosure summary={t('columns')}>
          <ul>
            {HINTS.map((hint) => (
              <li key={hint}>{t(`hints.${hint}`)}</li>
            ))}
          </ul>
        </Disclosure>
        <div role="status">{isReading ? <Text>{t('reading')}</Text> : null}</div>
      </SectionCard>
      {shown ? <Confirm key={shown.claim} {...shown} onConfirmed={onConfirmed} /> : null}
    </Stack>
  );
}

interface ConfirmProps {
  claim: string;
  lines: readonly PreviewedLine[];
  onConfirmed: (confirmed: Confirmed) => void;
}

function Confirm({ claim, lines, onConfirmed }: ConfirmProps) {
  const t = useTranslations('postingFile');
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useConfirmPostingsMutation(companyJobsChange);
  const { busy, submit } = useSubmit({
    send: () => {
      setRefusal(null);
      return confirm({ claim });
    },
    failed: t('confirmFailed'),
    onRefused: setRefusal,
    onDone: onConfirmed,
  });
  const isAny = lines.some(({ outcome }) => outcome === 'MADE' || outcome === 'CHANGED');
  return (
    <SectionCard title={t('preview')}>
      <Stack gap="md">
        <FormError messages={refusal} />
        {isAny ? (
          <Button onClick={() => void submit(undefined)} loading={busy} style={{ alignSelf: 'start' }}>
            {t('confirm')}
          </Button>
        ) : null}
        <div role="status">{busy ? <Text>{t('confirming')}</Text> : null}</div>
        {busy ? <ConfirmProgress /> : null}
        <PostingFilePreview lines={lines} />
      </Stack>
    </SectionCard>
  );
}

function Done({ confirmed: { made, changed, held } }: { confirmed: Confirmed }) {
  const t = useTranslations('postingFile');
  return (
    <SectionCard title={t('done')}>
      <Stack gap="md" role="status">
        {made ? <Text>{t('counts.MADE', counted(made))}</Text> : null}
        {changed ? <Text>{t('counts.CHANGED', counted(changed))}</Text> : null}
        {held ? <Text>{t('held', counted(held))}</Text> : null}
        <Button component={Link} to={paths.company.jobs} style={{ alignSelf: 'start' }}>
          {t('toJobs')}
        </Button>
      </Stack>
    </SectionCard>
  );
}
