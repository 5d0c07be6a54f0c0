import { Anchor, Stack, Text, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { SectionCard } from '../../../components/SectionCard';
import { CardListSkeleton } from '../../../components/skeletons';
import { PartStatus } from '../../../components/PartStatus';
import {
  useOwnConsentsQuery,
  type OwnConsentsQuery,
  useChooseMailsMutation,
  type MailPreference,
} from '../../../graphql/generated';
import { Sentence } from '../../../components/Sentence';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { textsOf } from '../../../language/store';

/** Not disabled while it is saved, so that the keyboard stays on it. */
function MailSwitch({ kind, isOn }: { kind: MailPreference; isOn: boolean }) {
  const t = useTranslations('myData.mails');
  const mutate = useChooseMailsMutation({ refetches: ['OwnConsents'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: (wanted: boolean) => mutate({ input: { mails: [{ kind, isOn: wanted }] } }),
    onDone: () => toast.success(textsOf('myData')(isOn ? 'mails.off' : 'mails.on')),
  });
  return (
    <Switch
      // Mantine's label would have the description in the name, too.
      aria-label={t(kind)}
      label={t(kind)}
      description={t(`${kind}_text`)}
      checked={isOn}
      aria-busy={busy}
      onChange={(event) => void submit(event.currentTarget.checked)}
    />
  );
}

const TEXTS = [
  { kind: 'TERMS', name: 'terms', to: paths.terms },
  { kind: 'PRIVACY_POLICY', name: 'privacyPolicy', to: paths.privacy },
  { kind: 'SUPPLEMENT', name: 'supplement', to: paths.privacy },
] as const;

/** The newest consent of each kind; `changes` come newest first. */
function AgreedTexts({ changes }: { changes: OwnConsentsQuery['consents']['changes'] }) {
  const t = useTranslations('myData.consents');
  const agreed = TEXTS.flatMap((text) => {
    const given = changes.find(({ kind }) => kind === text.kind);
    return given ? [{ ...text, ...given }] : [];
  });
  if (agreed.length === 0) return <Text>{t('none')}</Text>;
  return (
    <Stack gap="sm">
      {agreed.map(({ id, name, to, version, createdAt }) => (
        <div key={id}>
          <Anchor component={Link} to={to}>
            {t(name)}
          </Anchor>
          <Text size="sm" c="dimmed">
            <Sentence>
              {t.rich('given', { version: version ?? '', day: () => <DateText value={createdAt} zone={WIB} /> })}
            </Sentence>
          </Text>
        </div>
      ))}
      <Text size="sm">{t('howToWithdraw')}</Text>
    </Stack>
  );
}

/** What the person has agreed to, and which mails they get. */
export function ConsentsSection() {
  const t = useTranslations('myData');
  const query = useOwnConsentsQuery();
  const { data } = query;
  if (!data)
    return <PartStatus query={query} failed={t('consents.loadFailed')} outline={<CardListSkeleton count={1} />} />;
  const { changes, mails } = data.consents;
  const isSeeker = mails.some(({ kind }) => kind === 'APPLICATION_NEWS');
  return (
    <>
      <SectionCard title={t('consents.title')}>
        <AgreedTexts changes={changes} />
      </SectionCard>
      <SectionCard title={t('mails.title')}>
        <Stack gap="md">
          {mails.map((mail) => (
            <MailSwitch key={mail.kind} {...mail} />
          ))}
          <Text size="sm">{t(isSeeker ? 'mails.alwaysToSeeker' : 'mails.always')}</Text>
          {isSeeker ? (
            <Text size="sm">
              {t.rich('mails.savedSearches', {
                link: (words) => (
                  <Anchor component={Link} to={paths.user.savedSearches} inherit underline="always">
                    {words}
                  </Anchor>
                ),
              })}
            </Text>
          ) : null}
        </Stack>
      </SectionCard>
    </>
  );
}
