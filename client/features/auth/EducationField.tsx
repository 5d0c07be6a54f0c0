import { useTranslations } from 'use-intl/react';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { EDUCATION_LEVELS } from '../../../domain/seekers';
import { useOptionText } from '../../language/formats';

/** The highest education, for the forms that want it. */
export function EducationField(props: Omit<NativeSelectProps, 'data' | 'label'>) {
  const t = useTranslations('account.fields');
  const optionText = useOptionText();
  const levels = EDUCATION_LEVELS.map((value) => ({ value, label: optionText('education', value) }));
  return (
    <NativeSelect
      label={t('education')}
      data={[{ value: '', label: t('chooseEducation') }, ...levels]}
      required
      {...props}
    />
  );
}
