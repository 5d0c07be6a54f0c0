import { useTranslations } from 'use-intl/react';
import { barMemberSchema } from '../../../../domain/members.schema';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useBarMemberMutation, type AdminMembersFragment } from '../../../graphql/generated';
import type { MutationEffects } from '../../../graphql/mutation-effects';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { DecisionDialog } from '../words/DecisionDialog';
import { NoteForm } from '../words/NoteForm';

interface BarDialogProps {
  /** Null while nobody is being barred. */
  member: AdminMembersFragment['members'][number] | null;
  companyId: string;
  effects: MutationEffects;
  onClose: () => void;
}

/** Asks for the reason before someone is kept out of a company. */
export function BarDialog({ member, companyId, effects, onClose }: BarDialogProps) {
  const t = useTranslations('adminDetails.company.members');
  const bar = useBarMemberMutation(effects);
  const nameOf = ({ name, email }: NonNullable<typeof member>): string => name ?? email;
  return (
    <DecisionDialog asked={member} onClose={onClose} titleOf={(asked) => t('barTitle', { name: nameOf(asked) })}>
      {(asked, form) => (
        <NoteForm
          key={asked.accountId}
          {...form}
          field="reason"
          input={{ label: t('barReason'), description: t('barHint'), required: true, maxLength: 1000 }}
          texts={[]}
          text={t('barMeans', { role: asked.role })}
          submitLabel={t('bar')}
          color="red"
          validate={(reason) => schemaErrors(barMemberSchema, { companyId, accountId: asked.accountId, reason })}
          send={(reason) => bar({ input: { companyId, accountId: asked.accountId, reason } })}
          failed={t('barFailed')}
          onDone={() => {
            toast.success(textsOf('adminDetails')('company.members.barDone', { name: nameOf(asked) }), TOAST.admin);
            onClose();
          }}
        />
      )}
    </DecisionDialog>
  );
}
