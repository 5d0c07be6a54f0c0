import { useTranslations } from 'use-intl/react';
import { wibDateOf } from '../../../../domain/time';
import { useFormats } from '../../../language/formats';
import type { FilterJob } from './applicant-filters';

/** `Barista, posted Nov 20, 2026`: what tells jobs of one title apart. */
export function usePostedTitle(): (job: FilterJob) => string {
  const t = useTranslations('applicants.list');
  const formats = useFormats();
  return ({ title, createdAt }) => t('postedOn', { title, day: formats.day(wibDateOf(new Date(createdAt))) });
}
