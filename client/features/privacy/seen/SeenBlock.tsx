import { Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { DayText } from '../../../components/DayText';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { Avatar } from '../../../components/Avatar';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline';
import { TimeText } from '../../../components/TimeText';
import type { RevealReceiptFieldsFragment } from '../../../graphql/generated';
import { IconDownload, IconEye, IconFileCheck, IconFileText, IconSearch, IconShieldCheck } from '../../../icons';
import classes from './Seen.module.css';
import type { SeenBlock as Block, SeenPart } from './seen-blocks';
import { Sentence } from '../../../components/Sentence';

type Receipt = RevealReceiptFieldsFragment;

const icons: Record<Receipt['kind'], typeof IconEye> = {
  IDENTITY: IconEye,
  PICTURE: IconEye,
  CV: IconFileText,
  PORTFOLIO: IconFileText,
  EXPORT: IconDownload,
  CALENDAR: IconDownload,
  SEARCH: IconSearch,
};

function When({ receipt: { day, firstAt, lastAt, times } }: { receipt: Receipt }) {
  const t = useTranslations('privacy.seen');
  const texts = { day: () => <DayText value={day} />, from: () => <TimeText value={firstAt} zone={WIB} /> };
  return (
    <Text size="sm" c="dimmed">
      <Sentence>
        {times === 1
          ? t.rich('once', texts)
          : t.rich('often', { ...texts, to: () => <TimeText value={lastAt} zone={WIB} />, count: times })}
      </Sentence>
    </Text>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('privacy.seen');
  const { kind, details } = receipt;
  const isList = kind === 'IDENTITY' || kind === 'EXPORT';
  return (
    <>
      <Text className={classes.what}>{t(`what.${kind}`)}</Text>
      <When receipt={receipt} />
      {isList ? (
        <Text size="sm">{t('shown', { details: details.map((detail) => t(`details.${detail}`)).join(', ') })}</Text>
      ) : null}
    </>
  );
}

function ApplicationLink({ part: { applicationId, jobTitle } }: { part: SeenPart }) {
  const t = useTranslations('privacy.seen');
  return (
    <Link to={paths.user.application(applicationId ?? '')} className={classes.application}>
      {t('yourApplication', { job: jobTitle ?? '' })}
    </Link>
  );
}

function entriesOf(parts: readonly SeenPart[], isOfApplication: boolean): TimelineEntry[] {
  return parts.flatMap((part) => [
    ...part.receipts.map((receipt): TimelineEntry => {
      const Icon = icons[receipt.kind];
      return {
        key: receipt.id,
        tone: 'accepted',
        icon: <Icon size={14} />,
        content: <ReceiptLines receipt={receipt} />,
      };
    }),
    ...(part.applicationId && !isOfApplication
      ? [{ key: part.applicationId, icon: <IconFileCheck size={14} />, content: <ApplicationLink part={part} /> }]
      : []),
  ]);
}

/** `isOfApplication`: the page is about the application, which then needs no naming. */
export function SeenBlock({ block, isOfApplication }: { block: Block; isOfApplication: boolean }) {
  const t = useTranslations('privacy.seen');
  const id = useId();
  const { isSupport, companyName, companyLogoUrl, lastAt } = block.first;
  const applications = block.parts.filter(({ applicationId }) => applicationId).length;
  const name = isSupport ? t('support') : (companyName ?? t('goneCompany'));
  return (
    <section aria-labelledby={id} className={classes.block} data-flat={isOfApplication || undefined}>
      <div className={classes.who}>
        {isSupport ? (
          <Avatar url={null} size={48}>
            <IconShieldCheck size={24} stroke={1.5} />
          </Avatar>
        ) : (
          <CompanyLogo url={companyLogoUrl} />
        )}
        <div>
          <h3 id={id} className={classes.name} translate={companyName ? 'no' : undefined}>
            {name}
          </h3>
          <Text size="sm" c="dimmed">
            <Sentence>
              {t.rich('last', {
                count: isOfApplication ? 0 : applications,
                day: () => <DateText value={lastAt} zone={WIB} />,
              })}
            </Sentence>
          </Text>
        </div>
      </div>
      <Timeline label={t('timeline', { who: name })} entries={entriesOf(block.parts, isOfApplication)} />
    </section>
  );
}
