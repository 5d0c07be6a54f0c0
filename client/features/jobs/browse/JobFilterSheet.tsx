import { useTranslations } from 'use-intl/react';
import { FREE_WITHIN_CHOICES, NO_JOB_FILTER, POSTED_WITHIN_CHOICES } from '../../../../domain/job-filter';
import { LOCATION_TYPES } from '../../../../domain/slots';
import { LightButton } from '../../../components/LightButton';
import { Sheet } from '../../../components/Sheet/Sheet';
import { counted } from '../../../language/counted';
import { ChoicePills } from './ChoicePills';
import { PlaceAndSalary, type FilterFieldsProps } from './PlaceAndSalary';

interface JobFilterSheetProps extends FilterFieldsProps {
  opened: boolean;
  onClose: () => void;
  /** How many jobs the choices leave; undefined until that is known. */
  totalCount: number | undefined;
}

/** Every filter but the type of employment. Each choice applies at once; the button only leads to the jobs. */
export function JobFilterSheet({ opened, onClose, totalCount, ...fields }: JobFilterSheetProps) {
  const t = useTranslations('browse.filters');
  const interviewText = useTranslations('options.locationType');
  const { filter, counts, onChoose } = fields;
  const clear = (): void => onChoose({ ...NO_JOB_FILTER, employmentType: filter.employmentType });
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <LightButton look="quiet" onClick={clear}>
            {t('clear')}
          </LightButton>
          <LightButton onClick={onClose}>
            {totalCount === undefined ? t('showJobs') : t('show', counted(totalCount))}
          </LightButton>
        </>
      }
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
    </Sheet>
  );
}
