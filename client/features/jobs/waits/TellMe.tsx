import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { dateIn, WIB } from '../../../../domain/time';
import { LightButton } from '../../../components/LightButton';
import { useSubmit } from '../../../components/use-submit';
import {
  useSeekerAskToBeToldMutation,
  useSeekerStopBeingToldMutation,
  type SeekerJobFieldsFragment,
} from '../../../graphql/generated';
import { IconBell } from '../../../icons';
import { useFormats } from '../../../language/formats';
import { BottomBar } from '../job/BottomBar';
import classes from './TellMe.module.css';

interface TellMeProps {
  job: Pick<SeekerJobFieldsFragment, 'id' | 'viewerAskedAt'>;
  /** Why a chosen time was refused; null when it was not. */
  refusal: string | null;
  /** The server said no: a time may be free by now. */
  onRefused: () => void;
}

const EFFECTS = { evicts: ['jobWaits'], refetches: ['SeekerJob'], awaitsRefetch: true } as const;

/** In place of Apply Now, for a job without a free time: to be mailed when it has one, or no longer. */
export function TellMe({ job, refusal, onRefused }: TellMeProps) {
  const t = useTranslations('browse.tellMe');
  const formats = useFormats();
  const [ownRefusal, setRefusal] = useState<string | null>(null);
  const ask = useSeekerAskToBeToldMutation(EFFECTS);
  const stop = useSeekerStopBeingToldMutation(EFFECTS);
  const { busy, submit } = useSubmit({
    send: (isWanted: boolean) => {
      setRefusal(null);
      return isWanted ? ask({ jobId: job.id }) : stop({ jobId: job.id });
    },
    onDone: () => undefined,
    failed: t('failed'),
    onRefused: (message, answer) => {
      setRefusal(message);
      if (answer) onRefused();
    },
  });
  const { viewerAskedAt } = job;
  return (
    <BottomBar label={t('label')} refusal={ownRefusal ?? refusal}>
      <p className={classes.words} role="status">
        {viewerAskedAt === null
          ? t('offer')
          : t('asked', { day: formats.dayAndMonth(dateIn(WIB, new Date(viewerAskedAt))) })}
      </p>
      {viewerAskedAt === null ? (
        <LightButton className={classes.button} busy={busy} onClick={() => void submit(true)}>
          <IconBell size={18} stroke={1.75} aria-hidden />
          {t('ask')}
        </LightButton>
      ) : (
        <LightButton look="secondary" className={classes.button} busy={busy} onClick={() => void submit(false)}>
          {t('stop')}
        </LightButton>
      )}
    </BottomBar>
  );
}
