import { useTranslations } from 'use-intl/react';
import { UserText } from '../../../components/UserText';
import { SectionCard } from '../../../components/SectionCard';
import type { AdminJobDetailsQuery } from '../../../graphql/generated';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../cells/CopyableId';

type Edit = NonNullable<NonNullable<AdminJobDetailsQuery['adminJob']>['job']['edits']>[number];
type Change = Edit['changes'][number] & Pick<Edit, 'id' | 'accountId' | 'byMember' | 'editedAt'>;

function useColumns(): AdminColumn<Change>[] {
  const t = useTranslations('adminDetails.job.edits');
  const written = (text: string | null) =>
    text === null ? <Missing>{t('none')}</Missing> : <UserText multiline>{text}</UserText>;
  return [
    { header: t('part'), kind: 'title', cell: ({ part }) => t(`parts.${part}`) },
    { header: t('before'), cell: ({ before }) => written(before) },
    { header: t('after'), cell: ({ after }) => written(after) },
    {
      header: t('by'),
      cell: ({ accountId, byMember }) => (
        <>
          <UserText>{byMember}</UserText>
          <CopyableId id={accountId} />
        </>
      ),
    },
    { header: t('when'), kind: 'figure', cell: ({ editedAt }) => <WibInstant value={editedAt} /> },
  ];
}

/** A company's edits of its posting, newest first; nothing when it was never edited. */
export function EditsOfJob({ edits }: { edits: readonly Edit[] }) {
  const t = useTranslations('adminDetails.job.edits');
  const columns = useColumns();
  if (edits.length === 0) return null;
  const changes = edits.flatMap((edit) => edit.changes.map((change) => ({ ...edit, ...change })));
  return (
    <SectionCard title={t('title')}>
      <AdminTable label={t('title')} columns={columns} rows={changes} keyOf={({ id, part }) => `${id}:${part}`} />
    </SectionCard>
  );
}
