import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSession } from '../../app/session';
import { copyText } from '../../components/copy-text';
import { IconCopy } from '../../icons';
import classes from './CalendarFeed.module.css';

/** Where a calendar takes up a feed by itself. The secret address goes to that calendar's provider, which has to read it. */
interface SubscribeLink {
  calendar: 'google' | 'outlook' | 'apple';
  href: string;
}

/** Companies sign in to Outlook for work, seekers to the personal one. */
function subscribeLinks(address: string, isCompany: boolean): SubscribeLink[] {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = isCompany ? 'https://outlook.office.com' : 'https://outlook.live.com';
  return [
    { calendar: 'google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    {
      calendar: 'outlook',
      href: `${outlook}/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=TemuKerja`,
    },
    { calendar: 'apple', href: webcal },
  ];
}

/** The one moment in which the address can be seen. It stays until the person says that it is in use. */
export function NewAddress({ address: ofAll, onDone }: { address: string; onDone: () => void }) {
  const t = useTranslations('calendarFeed');
  const { viewer } = useSession();
  const id = useId();
  const [isMine, setMine] = useState(false);
  const address = isMine ? `${ofAll}?mine=1` : ofAll;
  const heading = useRef<HTMLHeadingElement>(null);
  const said = { copied: t('copied'), failed: t('copyFailed') };
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text component="h3" ref={heading} tabIndex={-1} fw={600}>
        {t('onceTitle')}
      </Text>
      <Text>{t('once')}</Text>
      {viewer?.activeRole === 'COMPANY' && viewer.hasColleagues ? (
        <Checkbox label={t('mine')} checked={isMine} onChange={({ currentTarget }) => setMine(currentTarget.checked)} />
      ) : null}
      <ul className={classes.calendars}>
        {subscribeLinks(address, viewer?.activeRole === 'COMPANY').map(({ calendar, href }) => (
          <li key={calendar}>
            <Button
              component="a"
              variant="default"
              href={href}
              aria-describedby={`${id}-${calendar}`}
              {...(calendar === 'apple' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {t(`add.${calendar}`)}
            </Button>
            <Text size="sm" id={`${id}-${calendar}`}>
              {t(`does.${calendar}`)}
            </Text>
          </li>
        ))}
      </ul>
      <TextInput
        label={t('address')}
        description={t('other')}
        value={address}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(address, said)}
        >
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </Group>
    </Stack>
  );
}
