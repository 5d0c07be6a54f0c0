import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '../../../icons';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../components/copy-text';
import { textsOf } from '../../../language/store';
import classes from './SecondFactor.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function saveAsFile(codes: readonly string[]): void {
  const t = textsOf('account');
  const text = `${t('recoveryCodes.fileHead')}\n\n${codes.join('\n')}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = t('recoveryCodes.fileName');
  link.click();
  URL.revokeObjectURL(url);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The next level below the heading above it. */
  heading?: 'h2' | 'h3';
  doneLabel: string;
  onDone: () => void;
}

/** The one moment in which the codes can be seen. It stays until the person says that they are kept. */
export function RecoveryCodes({ codes, heading: level = 'h3', doneLabel, onDone }: RecoveryCodesProps) {
  const t = useTranslations('account.recoveryCodes');
  const heading = useRef<HTMLHeadingElement>(null);
  const said = { copied: t('copied'), failed: t('copyFailed') };
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" align="flex-start">
      <Text component={level} ref={heading} tabIndex={-1} fw={600}>
        {t('title')}
      </Text>
      <Text>{t('advice')}</Text>
      <ul className={classes.codes} aria-label={t('list')}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={() => void copyText(codes.join('\n'), said)}
        >
          {t('copy')}
        </Button>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => saveAsFile(codes)}>
          {t('download')}
        </Button>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Group>
    </Stack>
  );
}
