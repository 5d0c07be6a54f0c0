import { Anchor, Button, Card, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { PartStatus } from '../../../components/PartStatus';
import { Sentence } from '../../../components/Sentence';
import { CardListSkeleton } from '../../../components/skeletons';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import {
  useSeekerJobWaitsQuery,
  useSeekerStopBeingToldMutation,
  type JobWaitFieldsFragment,
} from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import classes from './JobWaitList.module.css';

function JobWaitRow({ wait }: { wait: JobWaitFieldsFragment }) {
  const t = useTranslations('savedSearches.waits');
  const mutate = useSeekerStopBeingToldMutation({ refetches: ['SeekerJobWaits'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => mutate({ jobId: wait.jobId }),
    onDone: () => toast.success(textsOf('savedSearches')('waits.stopped')),
  });
  return (
    <Card component="li">
      <div className={classes.row}>
        <div className={classes.words}>
          {wait.isJobVisible ? (
            <Anchor component={Link} to={paths.user.job(wait.jobId)} fw={600} translate="no">
              {wait.jobTitle}
            </Anchor>
          ) : (
            <Text fw={600} translate="no">
              {wait.jobTitle}
            </Text>
          )}
          <Text size="sm" translate="no">
            {wait.companyName}
          </Text>
          <Text size="sm" c="dimmed" component="div">
            {wait.isJobVisible ? (
              <Sentence>{t.rich('since', { day: () => <DateText value={wait.askedAt} zone={WIB} /> })}</Sentence>
            ) : (
              t('closed')
            )}
          </Text>
        </div>
        <Button
          variant="default"
          loading={busy}
          onClick={() => void submit(undefined)}
          aria-label={t('stopNamed', { job: wait.jobTitle })}
        >
          {t('stop')}
        </Button>
      </div>
    </Card>
  );
}

/** The jobs without a free time that the person waits for; nothing where there are none. */
export function JobWaitList() {
  const t = useTranslations('savedSearches.waits');
  const query = useSeekerJobWaitsQuery();
  const waits = query.data?.jobWaits;
  const list = useFocusAfterRemoval(waits?.length);
  if (!waits) return <PartStatus query={query} failed={t('loadFailed')} outline={<CardListSkeleton />} />;
  return (
    <div ref={list} tabIndex={-1}>
      {waits.length === 0 ? null : (
        <section className={classes.part} aria-labelledby="job-waits">
          <h2 id="job-waits" className={classes.title}>
            {t('title')}
          </h2>
          <Text c="dimmed">{t('context')}</Text>
          <ul className={classes.list}>
            {waits.map((wait) => (
              <JobWaitRow key={wait.id} wait={wait} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
