import { Anchor, Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditKind } from '../../../../domain/audit';
import { paths } from '../../../app/paths';
import { AsWritten } from '../../../components/AsWritten';
import { EmptyState } from '../../../components/EmptyState';
import type { AdminAuditTrailQuery } from '../../../graphql/generated';
import { foldedRows, type AuditEntry as Entry, type AuditRow } from './audit-rows';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { WibInstant } from '../companies/CompanyCells';
import classes from '../companies/CompanyCells.module.css';
import { Disclosure, RawText } from '../details/Disclosure';
import { RowLink } from '../list/RowLink';

type Trail = AdminAuditTrailQuery['adminAuditTrail'];

interface AuditFilter {
  kind: AuditKind | null;
  adminId: string | null;
}

interface AuditTrailViewProps {
  /** Undefined until the first answer. */
  entries: readonly Entry[] | undefined;
  administrators: Trail['administrators'];
  filter: AuditFilter;
  onNarrow: (filter: AuditFilter) => void;
  waiting: ReactNode;
}

const kinds: { value: AuditKind | 'ALL'; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'CHANGE', label: 'Changes' },
  { value: 'READ', label: 'Reads' },
];

/** Subjects that are shown under the sentence itself; more of them are among the particulars. */
const namedAtOnce = 2;

function What({ entry }: { entry: Entry }) {
  // The company is named on a line of its own.
  const subjects = entry.namedSubjects.filter(({ id }) => id !== entry.companyId);
  return (
    <div>
      <Text inherit fw={600}>
        {entry.details}
      </Text>
      {entry.companyId ? (
        <Anchor component={Link} to={paths.admin.companyDetails(entry.companyId)} inherit className={classes.name}>
          {entry.companyName ?? 'Company'}
        </Anchor>
      ) : null}
      {subjects.length > 0 && subjects.length <= namedAtOnce ? <Subjects subjects={subjects} /> : null}
      {entry.comment ? <AsWritten inherit>{entry.comment}</AsWritten> : null}
      <Particulars entry={entry} subjects={subjects} />
    </div>
  );
}

type Subject = Entry['namedSubjects'][number];

const pages: Partial<Record<Subject['kind'], (id: string) => string>> = {
  COMPANY: paths.admin.companyDetails,
  USER: paths.admin.user,
  JOB: paths.admin.job,
  APPLICATION: paths.admin.application,
};

/** Who or what was changed or shown, by name, each with the way to its page. */
function Subjects({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <ul className={classes.subjects}>
      {subjects.map(({ id, kind, name }) => {
        const page = name === null ? undefined : pages[kind];
        return <li key={id}>{page ? <RowLink to={page(id)}>{name}</RowLink> : (name ?? `No longer there (${id})`)}</li>;
      })}
    </ul>
  );
}

/** Before and after, the filter, and who or what was changed or shown when these are many. */
function Particulars({ entry, subjects }: { entry: Entry; subjects: readonly Subject[] }) {
  const parts = [
    ['Before', entry.before],
    ['After', entry.after],
    ['Narrowed to', entry.filter],
  ] as const;
  const given = parts.filter(([, text]) => text !== null);
  const isLong = subjects.length > namedAtOnce;
  if (given.length === 0 && !isLong) return null;
  return (
    <Disclosure summary="Particulars">
      {given.map(([label, text]) => (
        <div key={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <RawText label={label} text={text ?? ''} />
        </div>
      ))}
      {isLong ? (
        <>
          <Text size="xs" c="dimmed">
            Shown or changed
          </Text>
          <Subjects subjects={subjects} />
        </>
      ) : null}
    </Disclosure>
  );
}

/** Several list reads in one row: how many there were, and each of them on demand. */
function Folded({ entries }: AuditRow) {
  return (
    <div>
      <Text inherit fw={600}>
        Listed rows {entries.length} times
      </Text>
      <Disclosure summary="Each list">
        <ul className={classes.folded}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <What entry={entry} />
              <Text size="xs" c="dimmed">
                <WibInstant value={entry.timestamp} />
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const columns: AdminColumn<AuditRow>[] = [
  {
    header: 'What',
    kind: 'title',
    cell: (row) => (row.entries.length > 1 ? <Folded {...row} /> : <What entry={row.entries[0]} />),
  },
  { header: 'Administrator', cell: ({ entries: [{ adminName }] }) => adminName },
  { header: 'Kind', cell: ({ entries: [{ kind }] }) => (kind === 'CHANGE' ? 'Change' : 'Read') },
  { header: 'When', kind: 'figure', cell: ({ entries: [{ timestamp }] }) => <WibInstant value={timestamp} /> },
];

function Filters({ filter, administrators, onNarrow }: Omit<AuditTrailViewProps, 'entries' | 'waiting'>) {
  return (
    <Group gap="md" mb="md">
      <SegmentedControl
        size="md"
        aria-label="Kind"
        data={kinds}
        value={filter.kind ?? 'ALL'}
        onChange={(value) => onNarrow({ ...filter, kind: value === 'ALL' ? null : (value as AuditKind) })}
      />
      <NativeSelect
        aria-label="Administrator"
        value={filter.adminId ?? ''}
        onChange={(event) => onNarrow({ ...filter, adminId: event.currentTarget.value || null })}
        data={[
          { value: '', label: 'All administrators' },
          ...administrators.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Group>
  );
}

export function AuditTrailView({ entries, waiting, ...filters }: AuditTrailViewProps) {
  const isNarrowed = filters.filter.kind !== null || filters.filter.adminId !== null;
  const clear = (
    <Button variant="default" onClick={() => filters.onNarrow({ kind: null, adminId: null })}>
      Show everything
    </Button>
  );
  return (
    <>
      <Filters {...filters} />
      {!entries ? (
        waiting
      ) : entries.length > 0 ? (
        <AdminTable label="Audit trail" columns={columns} rows={foldedRows(entries)} keyOf={({ id }) => id} />
      ) : (
        <EmptyState drawing="search" action={isNarrowed ? clear : null}>
          {isNarrowed ? 'Nothing of this kind has been recorded.' : 'Nothing has been recorded yet.'}
        </EmptyState>
      )}
    </>
  );
}
