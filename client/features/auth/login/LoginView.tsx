import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { registerPath } from '../way-back';
import { BackLink } from '../../../components/BackLink';
import { LightLinkButton } from '../../../components/LightButton';
import { wantedJobOf } from '../../../lib/wanted-job';
import { endedSession } from '../../../lib/ended-session';
import { FormCard } from '../FormCard';
import classes from './LoginView.module.css';
import type { Elements } from '../../../components/elements';

/** Why the page is here, where a session has ended under the page that comes next. */
function SessionEnded({ returnTo }: { returnTo: string | null }) {
  const t = useTranslations('login.ended');
  const [ended] = useState(endedSession);
  if (!ended || ended.path !== returnTo) return null;
  return (
    <div role="note" className={classes.ended}>
      <strong>{t('title')}</strong>
      <p>{t('why')}</p>
      {ended.forms === null ? null : <p>{t('kept')}</p>}
    </div>
  );
}

export function LoginView({ returnTo, children }: { returnTo: string | null; children: Elements }) {
  const t = useTranslations('login');
  const wanted = wantedJobOf(returnTo);
  return (
    <FormCard
      width="narrow"
      title={t(wanted ? 'toApply.title' : 'title')}
      tabTitle={t('tabTitle')}
      context={t(!wanted ? 'context' : wanted.slotId ? 'toApply.context' : 'toApply.contextWithoutTime')}
      back={
        <BackLink to={paths.landing} leaves>
          {t('back')}
        </BackLink>
      }
    >
      <div className={classes.parts}>
        <SessionEnded returnTo={returnTo} />
        {/* Most who come from a public job are new. */}
        {wanted ? (
          <div className={classes.first}>
            <p className={classes.question}>{t('question')}</p>
            <LightLinkButton to={registerPath(returnTo)} look="secondary">
              {t('toApply.register')}
            </LightLinkButton>
          </div>
        ) : null}
        {children}
        <div className={classes.register}>
          {wanted ? null : (
            <>
              <p className={classes.question}>{t('question')}</p>
              <Link to={registerPath(returnTo)} className={classes.link}>
                {t('registerSeeker')}
              </Link>
            </>
          )}
          <Link to={paths.registerCompany} className={classes.link}>
            {t('registerCompany')}
          </Link>
        </div>
      </div>
    </FormCard>
  );
}
