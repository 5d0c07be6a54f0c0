import { useLocale, useTranslations } from 'use-intl/react';
import { Group, Stack, Text } from '@mantine/core';
import { POSTING_COLUMNS, PostingOutcome, type PostingColumn } from '../../../../domain/posting-file';
import type { Language } from '../../../../domain/language';
import type { JobPart } from '../../../../domain/jobs';
import type { PreviewPostingsMutation } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import classes from './ImportJobs.module.css';

export type PreviewedLine = NonNullable<PreviewPostingsMutation['previewPostings']['lines']>[number];

/** What needs a look comes first. */
const ORDER = [PostingOutcome.REFUSED, PostingOutcome.CHANGED, PostingOutcome.MADE, PostingOutcome.UNCHANGED];
/** Of the lines that have no problem; more of them say nothing new. */
const SHOWN = 50;

export function PostingFilePreview({ lines }: { lines: readonly PreviewedLine[] }) {
  const t = useTranslations('postingFile');
  const groups = ORDER.map((outcome) => ({ outcome, of: lines.filter((line) => line.outcome === outcome) })).filter(
    ({ of }) => of.length > 0,
  );
  return (
    <Stack gap="md">
      {groups.length > 1 ? (
        <Group component="ul" gap="lg" className={classes.list}>
          {groups.map(({ outcome, of }) => (
            <Text key={outcome} component="li" fw={600} c={outcome === PostingOutcome.REFUSED ? 'red' : undefined}>
              {t(`counts.${outcome}`, counted(of.length))}
            </Text>
          ))}
        </Group>
      ) : null}
      {groups.some(({ outcome }) => outcome === PostingOutcome.REFUSED) ? <Text>{t('leftOut')}</Text> : null}
      {groups.map(({ outcome, of }) => (
        <Lines key={outcome} outcome={outcome} lines={of} />
      ))}
    </Stack>
  );
}

function Lines({ outcome, lines }: { outcome: PostingOutcome; lines: readonly PreviewedLine[] }) {
  const t = useTranslations('postingFile');
  const shown = outcome === PostingOutcome.REFUSED ? lines : lines.slice(0, SHOWN);
  return (
    <section aria-label={t(`counts.${outcome}`, counted(lines.length))}>
      <Text component="h3" fw={600} size="md">
        {t(`counts.${outcome}`, counted(lines.length))}
      </Text>
      {outcome === PostingOutcome.UNCHANGED && lines.some(({ slotsStay }) => slotsStay) ? (
        <Text size="sm">{t('slotsStay')}</Text>
      ) : null}
      <ul className={classes.list}>
        {shown.map((line) => (
          <li key={line.line} className={classes.line}>
            <Text component="span" c="dimmed">
              {t('line', { line: String(line.line) })}
            </Text>{' '}
            <span translate="no">{line.title || t('untitled')}</span>
            <Why line={line} />
          </li>
        ))}
      </ul>
      {shown.length < lines.length ? <Text c="dimmed">{t('more', counted(lines.length - shown.length))}</Text> : null}
    </section>
  );
}

function Why({ line: { outcome, refusals, changedParts, slotsStay, staysClosed } }: { line: PreviewedLine }) {
  const t = useTranslations('postingFile');
  const language = useLocale() as Language;
  return (
    <>
      {refusals.map(({ message, field }) => {
        const column = field?.[0];
        const isColumn = column !== undefined && column in POSTING_COLUMNS;
        const text = isColumn
          ? t('problem', { column: POSTING_COLUMNS[column as PostingColumn][language], message })
          : message;
        return (
          <Text key={`${field?.join('.')} ${message}`} c="red" size="sm">
            {text}
          </Text>
        );
      })}
      {changedParts.length > 0 ? (
        <Text size="sm">
          {t('changes', { parts: changedParts.map((part) => t(`parts.${part as JobPart}`)).join(', ') })}
        </Text>
      ) : null}
      {staysClosed ? <Text size="sm">{t('staysClosed')}</Text> : null}
      {outcome === PostingOutcome.CHANGED && slotsStay ? <Text size="sm">{t('slotsStay')}</Text> : null}
    </>
  );
}
