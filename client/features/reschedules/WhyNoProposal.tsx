import { useTranslations } from 'use-intl/react';
import { ApplicationParty } from '../../../domain/applications';
import { useSession } from '../../app/session';
import type { RescheduleProps } from './reschedule-words';
import classes from './Reschedule.module.css';

/** Why the side that looks has no way to propose a time, where that is not what the page shows anyway. */
export function useWhyNoProposal({ application, party }: RescheduleProps): string | null {
  const t = useTranslations('applications.reschedule');
  const errors = useTranslations('errors');
  const { viewer } = useSession();
  if (application.viewerProposalsLeft === 0) return errors('RESCHEDULE_LIMIT');
  if (party === ApplicationParty.COMPANY && viewer?.company?.isVerified === false) return t('notVerified');
  return null;
}

export function WhyNoProposal(props: RescheduleProps) {
  const why = useWhyNoProposal(props);
  return why === null ? null : <p className={classes.hint}>{why}</p>;
}
