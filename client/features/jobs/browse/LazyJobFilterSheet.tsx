import { useTranslations } from 'use-intl/react';
import { Drawer } from '@mantine/core';
import { useDeferredValue } from 'react';
import { FREE_WITHIN_CHOICES, NO_JOB_FILTER, POSTED_WITHIN_CHOICES } from '../../../../domain/job-filter';
import { LOCATION_TYPES } from '../../../../domain/slots';
import { LightButton } from '../../../components/LightButton';
import { counted } from '../../../language/counted';
import { ChoicePills } from './ChoicePills';
import type { JobFilterSheetProps } from './JobFilterSheet';
import classes from './JobFilterSheet.module.css';
import { PlaceAndSalary } from './PlaceAndSalary';

/** What JobFilterSheet shows, in a chunk of its own. Each choice applies at once; the button only leads to the jobs. */
export function LazyJobFilterSheet({ opened, onClose, totalCount, ...fields }: JobFilterSheetProps) {
  const t = useTranslations('browse.filters');
  const portal = useTranslations('portal');
  const interviewText = useTranslations('options.locationType');
  const { filter, counts, onChoose } = fields;
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <Drawer
      opened={opened && hasBeenClosed}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('title')}
      closeButtonProps={{ 'aria-label': portal('close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <PlaceAndSalary {...fields} arePills={false} />
      <ChoicePills
        label={t('interview')}
        isLabelShown
        choices={LOCATION_TYPES}
        chosen={filter.interviewType}
        textOf={interviewText}
        counts={counts?.interviewTypes}
        onChoose={(interviewType) => onChoose({ interviewType })}
      />
      <ChoicePills
        label={t('free')}
        isLabelShown
        choices={FREE_WITHIN_CHOICES}
        chosen={filter.freeWithinDays}
        textOf={(days) => t('freeWithin', { days: String(days) })}
        counts={counts?.freeWithin}
        onChoose={(freeWithinDays) => onChoose({ freeWithinDays })}
      />
      <ChoicePills
        label={t('posted')}
        isLabelShown
        choices={POSTED_WITHIN_CHOICES}
        chosen={filter.postedWithinDays}
        textOf={(days) => t('postedWithin', { days })}
        counts={counts?.postedWithin}
        onChoose={(postedWithinDays) => onChoose({ postedWithinDays })}
      />
      <div className={classes.foot}>
        <LightButton look="quiet" onClick={() => onChoose({ ...NO_JOB_FILTER, employmentType: filter.employmentType })}>
          {t('clear')}
        </LightButton>
        <LightButton onClick={onClose}>
          {totalCount === undefined ? t('showJobs') : t('show', counted(totalCount))}
        </LightButton>
      </div>
    </Drawer>
  );
}
