import { useTranslations } from 'use-intl/react';
import { useViewer } from '../../app/session';
import { LightButton } from '../../components/LightButton';
import { usePushSettingsQuery } from '../../graphql/generated';
import { IconBell } from '../../icons';
import classes from './Push.module.css';
import { usePushHere } from './use-push-here';

export interface LazyPushQuestionProps {
  onAnswered: () => void;
}

export function LazyPushQuestion({ onAnswered }: LazyPushQuestionProps) {
  const t = useTranslations('push.ask');
  const { activeRole } = useViewer();
  const { data } = usePushSettingsQuery();
  const { busy, begin } = usePushHere();
  const settings = data?.pushSettings;
  if (!settings || settings.isOn) return null;
  const role = activeRole === 'COMPANY' ? 'company' : 'seeker';
  return (
    <section aria-labelledby="push-question" className={classes.question}>
      <div className={classes.head}>
        <span className={classes.bell}>
          <IconBell size={22} stroke={1.75} aria-hidden />
        </span>
        <div>
          <h2 id="push-question">{t('title')}</h2>
          <p>{t('only')}</p>
        </div>
      </div>
      <ul>
        <li>{t(`${role}.answer`)}</li>
        <li>{t(`${role}.change`)}</li>
        <li>{t(`${role}.soon`)}</li>
      </ul>
      <p className={classes.quiet}>{t('ownPhone')}</p>
      <LightButton busy={busy} onClick={() => void begin(settings.publicKey).then(onAnswered)}>
        {t('yes')}
      </LightButton>
      <LightButton look="quiet" onClick={onAnswered}>
        {t('later')}
      </LightButton>
      <p className={classes.quiet}>{t('after')}</p>
    </section>
  );
}
