import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '../../../icons';
import { useEffect, useRef } from 'react';
import { toast } from '../../../components/toasts';
import classes from './SecondFactor.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function saveAsFile(codes: readonly string[]): void {
  const text = `Recovery codes of TemuKerja. Each works once in place of the app.\n\n${codes.join('\n')}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'temukerja-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success('Recovery codes copied.');
  } catch {
    toast.error('The codes could not be copied. Please download them or write them down.', { milliseconds: 5000 });
  }
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" align="flex-start">
      <Text component={level} ref={heading} tabIndex={-1} fw={600}>
        Save your recovery codes
      </Text>
      <Text>
        Without your phone, each code signs you in once. They are shown only now: keep them where others cannot read
        them.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy(codes)}>
          Copy
        </Button>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => saveAsFile(codes)}>
          Download
        </Button>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Group>
    </Stack>
  );
}
