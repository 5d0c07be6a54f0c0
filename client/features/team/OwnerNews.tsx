import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import { MomentText } from '../../components/MomentText';
import { SectionCard } from '../../components/SectionCard';
import { Sentence } from '../../components/Sentence';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import {
  useObjectToNamedOwnerMutation,
  useOwnerNewsQuery,
  useUndoOwnerChangeMutation,
  type OwnerNewsFieldsFragment,
} from '../../graphql/generated';
import { ProvedDialog } from './ProvedDialog';
import classes from './Team.module.css';

type Change = OwnerNewsFieldsFragment['changes'][number];
type Named = NonNullable<OwnerNewsFieldsFragment['named']>;

/** What owners must know of: changes that can be undone, a freeze, an owner whom an administrator has named. */
export function OwnerNews() {
  const t = useTranslations('team.owners');
  const { data } = useOwnerNewsQuery();
  const news = data?.ownerNews;
  if (!news || (news.changes.length === 0 && !news.frozenUntil && !news.named)) return null;
  const { changes, frozenUntil, named } = news;
  return (
    <Stack gap="md" className={classes.whole}>
      {frozenUntil ? (
        <Alert color="yellow">
          <Sentence>{t.rich('frozen', { when: () => <MomentText value={frozenUntil} zone={WIB} /> })}</Sentence>
        </Alert>
      ) : null}
      {named ? <NamedNotice named={named} /> : null}
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </Stack>
  );
}

function NamedNotice({ named: { id, email, name, dueAt } }: { named: Named }) {
  const t = useTranslations('team.owners');
  const object = useObjectToNamedOwnerMutation({ refetches: ['OwnerNews'] });
  const { busy, submit } = useSubmit({
    send: async () => object({ id }),
    onDone: () => toast.success(t('objected'), TOAST.usual),
  });
  const who = name === null ? email : `${name} (${email})`;
  return (
    <Alert color="yellow">
      <Stack gap="sm" align="flex-start">
        <Text>
          <Sentence>
            {t.rich('named', {
              who: () => <b translate="no">{who}</b>,
              when: () => <MomentText value={dueAt} zone={WIB} />,
            })}
          </Sentence>
        </Text>
        <Button variant="default" loading={busy} onClick={() => void submit(undefined)}>
          {t('object')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('team.owners');
  const [undone, setUndone] = useState<string | null>(null);
  const undo = useUndoOwnerChangeMutation({ refetches: ['OwnerNews', 'CompanyTeam'] });
  return (
    <SectionCard title={t('title')}>
      <ul className={classes.list}>
        {changes.map(({ id, kind, name, byName, undoableUntil }) => (
          <li key={id}>
            <Group justify="space-between" gap="sm" py="xs">
              <div className={classes.said}>
                <Text>{t(kind, { name: name ?? t('someone'), by: byName ?? t('administrator') })}</Text>
                <span className={classes.quiet}>
                  <Sentence>
                    {t.rich('until', { when: () => <MomentText value={undoableUntil} zone={WIB} /> })}
                  </Sentence>
                </span>
              </div>
              <Button variant="default" onClick={() => setUndone(id)}>
                {t('undo')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <ProvedDialog
        opened={undone !== null}
        title={t('undoTitle')}
        texts={[t('undoText')]}
        submitLabel={t('undo')}
        send={async (proof) => (undone === null ? undefined : undo({ input: { id: undone, proof } }))}
        onDone={() => {
          setUndone(null);
          toast.success(t('undone'), TOAST.usual);
        }}
        onClose={() => setUndone(null)}
      />
    </SectionCard>
  );
}
