import { SegmentedControl, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { INSIGHT_DAYS, LONGEST_INSIGHT_DAYS, type InsightChoice, type InsightPeriod } from '../../../domain/insights';
import { isLocalDate } from '../../../domain/time';
import { FormError } from '../../components/FormError';
import type { InsightsAddress, PeriodChoice } from './insights-address';
import classes from './Insights.module.css';

interface PeriodChooserProps {
  address: InsightsAddress;
  onChoice: (choice: PeriodChoice) => void;
  onDays: (period: InsightPeriod) => void;
}

const CHOICES: readonly PeriodChoice[] = [...(Object.keys(INSIGHT_DAYS) as InsightChoice[]), 'own'];

/** Some days up to today, or own ones. */
export function PeriodChooser({ address: { choice, period, isValid }, onChoice, onDays }: PeriodChooserProps) {
  const t = useTranslations('insights.period');
  const day = (side: keyof InsightPeriod) => ({
    type: 'date',
    value: period[side],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      if (isLocalDate(value)) onDays({ ...period, [side]: value });
    },
  });
  return (
    <div className={classes.chooser}>
      <SegmentedControl
        size="md"
        aria-label={t('label')}
        classNames={{ root: classes.choices, label: classes.choice }}
        data={CHOICES.map((value) => ({ value, label: t(value) }))}
        value={choice}
        onChange={(value) => onChoice(value as PeriodChoice)}
      />
      {choice === 'own' ? (
        <fieldset aria-label={t('label')} className={classes.days}>
          <TextInput label={t('from')} {...day('from')} />
          <TextInput label={t('to')} {...day('to')} />
        </fieldset>
      ) : null}
      <FormError messages={isValid ? null : t('invalid', { days: String(LONGEST_INSIGHT_DAYS) })} />
    </div>
  );
}
