import { useTranslations } from 'use-intl/react';
import { Missing } from '../cells/Missing';
import { DecisionDialog } from '../words/DecisionDialog';
import type { DecisionRequest } from './decision';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';
import { DeedPanel } from './DeedPanel';
import classes from './DeedPanel.module.css';

interface DecisionDialogProps extends Pick<DecisionFormProps, 'decide' | 'failureText' | 'onDecided' | 'onStale'> {
  /** Null while nothing is being decided. */
  request: DecisionRequest | null;
  onClose: () => void;
}

/** Asks before a decision about a company is sent. */
export function CompanyDecisionDialog({ request, onClose, ...rest }: DecisionDialogProps) {
  const t = useTranslations('adminDetails.decision');
  const noDeed = useTranslations('adminLists.companies')('noDeed');
  return (
    <DecisionDialog
      asked={request}
      onClose={onClose}
      titleOf={({ decision, companyName }) => t(`${decision}.title`, { company: companyName })}
      sizeOf={({ deedUrl }) => (deedUrl ? '72rem' : undefined)}
    >
      {(shown, form) => {
        const decisionForm = (
          <DecisionForm key={`${shown.decision}/${shown.companyId}`} request={shown} {...form} {...rest} />
        );
        if (shown.deedUrl)
          return (
            <div className={classes.beside}>
              <DeedPanel companyName={shown.companyName} deedUrl={shown.deedUrl} />
              {decisionForm}
            </div>
          );
        return (
          <>
            {shown.deedUrl === null ? <Missing>{noDeed}</Missing> : null}
            {decisionForm}
          </>
        );
      }}
    </DecisionDialog>
  );
}
