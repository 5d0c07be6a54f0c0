import { useTranslations } from 'use-intl/react';
import { DeedLink } from '../companies/CompanyCells';
import { DecisionDialog } from '../words/DecisionDialog';
import type { DecisionRequest } from './decision';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';

interface DecisionDialogProps extends Pick<DecisionFormProps, 'decide' | 'failureText' | 'onDecided' | 'onStale'> {
  /** Null while nothing is being decided. */
  request: DecisionRequest | null;
  onClose: () => void;
}

/** Asks before a decision about a company is sent. */
export function CompanyDecisionDialog({ request, onClose, ...rest }: DecisionDialogProps) {
  const t = useTranslations('adminDetails.decision');
  return (
    <DecisionDialog
      asked={request}
      onClose={onClose}
      titleOf={({ decision, companyName }) => t(`${decision}.title`, { company: companyName })}
    >
      {(shown, form) => (
        <>
          {shown.deedUrl === undefined ? null : <DeedLink companyName={shown.companyName} deedUrl={shown.deedUrl} />}
          <DecisionForm key={`${shown.decision}/${shown.companyId}`} request={shown} {...form} {...rest} />
        </>
      )}
    </DecisionDialog>
  );
}
